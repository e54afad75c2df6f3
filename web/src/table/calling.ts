// Calls a person back to the table: two soft notes, and a title that blinks while the page is out of sight.

let context: AudioContext | undefined;

/** Two notes made here, no file. Browsers let a page sound only once its person has done something on it. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + i * 0.13);
    volume.gain.linearRampToValueAtTime(0.07, start + i * 0.13 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0004, start + i * 0.13 + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start + i * 0.13);
    tone.stop(start + i * 0.13 + 0.75);
  }
}

let blinking: ReturnType<typeof setInterval> | undefined;

export function title(text: string, calls: boolean): void {
  clearInterval(blinking);
  blinking = undefined;
  document.title = text;
  if (!calls || document.visibilityState === "visible") return;
  let on = false;
  blinking = setInterval(() => {
    if (document.visibilityState === "visible") {
      clearInterval(blinking);
      document.title = text;
    } else document.title = (on = !on) ? "● Your turn" : text;
  }, 1000);
}
