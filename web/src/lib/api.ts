// What the server answers over HTTP. A refusal comes as its reason in words; a lost connection is tried again.
import type {
  Aftermath, BotInfo, CardDetails, CardLists, ClaimLink, ContinueTable, Face, KingdomReading, KingdomText, KingdomWish, Me, NewTable, Preset,
  Problem, ReplayFrame, Scene, SetInfo, SheetSection, TableBrief, TableState,
} from "./wire";

/** Why something was not done, in words for people. `status` 0: the server was not reached. */
export class Failed extends Error {
  constructor(
    readonly problem: string,
    readonly status: number,
  ) {
    super(problem);
  }
}

export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const UNREACHED = "The server cannot be reached. Is it still running?";
const PAUSES = [250, 700, 1800]; // between tries, when only reading

const sleep = (milliseconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, milliseconds));

async function reasonOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.problem) return body.problem;
  } catch {
    // not ours: a proxy's page
  }
  return `The server answered ${response.status}.`;
}

async function reached(path: string, request: RequestInit): Promise<Response> {
  const reading = request.method === "GET";
  for (let tries = 0; ; tries++) {
    const pause = reading ? PAUSES[tries] : undefined;
    try {
      const response = await fetch(path, request);
      // A proxy whose server is starting again says 502 to 504.
      if (pause === undefined || response.status < 502 || response.status > 504) return response;
    } catch {
      if (pause === undefined) throw new Failed(UNREACHED, 0);
    }
    await sleep(pause);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers = { "content-type": typeof body === "string" ? "text/plain" : "application/json" };
  }
  const response = await reached(path, request);
  if (!response.ok) throw new Failed(await reasonOf(response), response.status);
  return (await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);

/** Asked for once; asked for again only when it failed. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () =>
    (answer ??= ask().catch((error: unknown) => {
      answer = null;
      throw error;
    }));
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  lists: () => get<CardLists>("/api/me/lists"),
  keepLists: (lists: CardLists) => post<CardLists>("/api/me/lists", lists),
  claimLink: () => post<ClaimLink>("/api/me/link"),
  claim: (token: string) => post<Me>("/api/me/claim", { token }),

  sets: once(() => get<SetInfo[]>("/api/sets")),
  bots: once(() => get<BotInfo[]>("/api/bots")),
  presets: once(() => get<Preset[]>("/api/presets")),
  cards: once(() => get<Face[]>("/api/cards")),
  card: (name: string) => get<CardDetails>(`/api/cards/${encodeURIComponent(name)}`),

  readKingdom: (wish: KingdomText) => post<KingdomReading>("/api/kingdom/read", wish),
  randomKingdom: (wish: KingdomWish) => post<KingdomReading>("/api/kingdom/random", wish),
  kingdomSheet: (wish: KingdomText) => post<SheetSection[]>("/api/kingdom/sheet", wish),
  today: once(() => get<KingdomReading>("/api/kingdom/today")),

  /** One's tables; `find`: words with commas between, each of a card or a player. */
  tables: (find = "") => get<TableBrief[]>(`/api/tables${find ? `?find=${encodeURIComponent(find)}` : ""}`),
  table: (code: string) => get<TableState>(table(code)),
  newTable: (wanted: NewTable) => post<TableState>("/api/tables", wanted),
  continueTable: (code: string, from: ContinueTable) => post<TableState>(`${table(code)}/continue`, from),
  upload: (record: string) => post<TableState>("/api/records", record),

  scenes: (code: string, since: number) => get<Scene[]>(`${table(code)}/scenes?since=${since}`),
  aftermath: (code: string) => get<Aftermath>(`${table(code)}/aftermath`),
  frame: (code: string, decision: number, seat: number) => get<ReplayFrame>(`${table(code)}/replay/${decision}?seat=${seat}`),
  recordUrl: (code: string) => `${table(code)}/record`,
  logUrl: (code: string) => `${table(code)}/log`,
};
