// A player in the page: looks at what is highlighted, and clicks it as a person would. Only what is really to be seen
// and reached by the pointer counts; a click that something else would catch is a fault.
(options) => {
  const { seed, buys, until } = options; // `until`: stops before a question with such words
  let state = seed >>> 0 || 1;
  const random = () => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state / 4294967296;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.disabled);
  const report = { clicks: 0, faults: [], prompts: {}, over: false, stopped: false };
  window.report = report;

  // Is the element what a pointer over some point of it would hit?
  function reach(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.2, 0.85]]) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (hit && (hit === element || element.contains(hit))) return hit;
    }
    return null;
  }
  function click(element) {
    const at = reach(element);
    if (!at) {
      report.faults.push(`out of reach: ${element.innerText} at ${asked()}`);
      element.click();
    } else at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    report.clicks += 1;
  }
  const priceOf = (element) => Number(/costs \$(\d+)/.exec(element.innerText)?.[1] ?? 0);

  const countIn = (element, words) => Number(new RegExp(`, (\\d+) ${words}`).exec(element.textContent)?.[1] ?? 0);

  const asked = () => (document.querySelector(".prompt .words")?.innerText ?? "").replace(/\s+/g, " ").trim();
  function decide() {
    const words = asked();
    const main = all(".prompt .main")[0];
    const label = main?.innerText ?? "";
    const board = all(".middle .may, .hand .may, .tray .may");
    const buttons = all(".prompt .option, .namecard .list .button, .order .name.button");
    const verb = words.replace(/^.*?: /, "").split(" ")[0];
    report.prompts[verb] = (report.prompts[verb] ?? 0) + 1;
    if (main && /Treasures/.test(label)) return click(main);
    if (/^Buy a/.test(words) && board.length) {
      for (const name of buys) {
        const found = board.find((each) => each.dataset.card === name);
        if (found) return click(found);
      }
      const dear = board.filter((each) => priceOf(each) > 2).sort((a, b) => priceOf(b) - priceOf(a));
      if (dear.length && random() < 0.85) return click(random() < 0.6 ? dear[0] : pick(dear));
      return click(main);
    }
    if (/^Play an? /.test(words)) return click(board.length && random() < 0.95 ? pick(board) : (main ?? pick(buttons)));
    const fresh = board.filter((each) => !each.classList.contains("picked"));
    const choices = [...fresh, ...buttons.filter((each) => !each.classList.contains("chosen"))];
    // A choice of several is confirmed once it can be; sometimes a little later.
    if (main && (choices.length === 0 || random() < 0.4)) return click(main);
    const all_in_order = all(".prompt .do .primary")[0];
    if (choices.length === 0 && all_in_order) return click(all_in_order);
    if (choices.length) return click(pick(choices));
    if (all_in_order) return click(all_in_order);
    // Of some stacks one copy was picked, and more are wanted.
    const more = board.filter((each) => countIn(each, "chosen") < countIn(each, "of them"));
    if (more.length) return click(pick(more));
    report.faults.push(`nothing to click: ${words}`);
  }

  let last = performance.now();
  let turn = "";
  return new Promise((done) => {
    const timer = setInterval(() => {
      const now = performance.now();
      const refused = document.querySelector(".prompt .refusal");
      if (refused) report.faults.push(`refused: ${refused.innerText}`);
      if (document.querySelector("[data-game-over]")) report.over = true;
      else if (document.querySelector(".prompt.asks") && !document.querySelector(".prompt[aria-busy='true']")) {
        const stands = document.querySelector(".status")?.innerText + report.clicks;
        if (stands !== turn) last = now;
        turn = stands;
        if (until && new RegExp(until).test(asked())) report.stopped = true;
        else decide();
      }
      if (now - last > 60000) report.faults.push(`nothing happens any more: ${asked()}`);
      if (report.over || report.stopped || report.faults.length || report.clicks > 3000) {
        clearInterval(timer);
        done(report);
      }
    }, 4);
  });
}
