// Times as people say them.
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const WORDS = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "5 minutes ago", from seconds since 1970. */
export function ago(then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return WORDS.format(-Math.floor(passed / seconds), unit);
  }
  return "just now";
}

/** Seconds as a clock shows them: 75 gives "1:15". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
