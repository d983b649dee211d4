/**
 * What the database of the server holds. Ids are text, times are milliseconds since 1970, and `Json` is text that the
 * code around a table writes and parses. Nobody is ever deleted from `people`: who leaves becomes a seat without a name.
 */
export interface Schema {
  people: PeopleTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  resets: ResetsTable;
  blocks: BlocksTable;
  mutes: MutesTable;
  tables: TablesTable;
  places: PlacesTable;
  guest_list: GuestListTable;
  matches: MatchesTable;
  entries: EntriesTable;
  kept: KeptTable;
  chat: ChatTable;
  private_notes: PrivateNotesTable;
  orders: OrdersTable;
  seen: SeenTable;
  results: ResultsTable;
  consents: ConsentsTable;
  clocks: ClocksTable;
  alarms: AlarmsTable;
  pushes: PushesTable;
  tellings: TellingsTable;
  mails: MailsTable;
  house: HouseTable;
  sanctions: SanctionsTable;
  host_acts: HostActsTable;
}

type Flag = 0 | 1;
type Json = string;
type Milliseconds = number;

interface PeopleTable {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'program';
  /** In lower case, like the e-mail: nobody is told apart by capitals. */
  login: string | null;
  email: string | null;
  /** Hashed. */
  password: string | null;
  /** Whose program it is. */
  owner: string | null;
  settings: Json;
  created: Milliseconds;
  seen: Milliseconds;
  deleted: Flag;
}

interface SessionsTable {
  /** Of the secret that the cookie holds. */
  hash: string;
  person: string;
  /** What the owner recognises it by. */
  label: string;
  created: Milliseconds;
  seen: Milliseconds;
}

interface TokensTable {
  hash: string;
  /** What the owner revokes it by, for the token itself was shown once. */
  id: string;
  person: string;
  label: string;
  scopes: Json;
  created: Milliseconds;
  seen: Milliseconds;
}

interface ResetsTable {
  hash: string;
  person: string;
  expires: Milliseconds;
}

interface BlocksTable {
  person: string;
  blocked: string;
}

interface MutesTable {
  person: string;
  muted: string;
}

interface TablesTable {
  id: string;
  game: string;
  options: Json;
  seats: number;
  /** The person who made it. */
  host: string;
  title: string;
  access: 'everybody' | 'link' | 'named';
  pace: 'live' | 'slow';
  /** Whether others may look on. */
  watching: Flag;
  /** Whether it begins by itself as soon as no seat is free. */
  starts_full: Flag;
  /** Whether its players may ask for hints. */
  hints: Flag;
  clock: Json | null;
  /** The secret of the link that lets somebody in. */
  invite: string;
  state: 'open' | 'running' | 'over' | 'closed';
  seed: string;
  seed_hash: string;
  rematch_of: string | null;
  created: Milliseconds;
  started: Milliseconds | null;
  ended: Milliseconds | null;
  changed: Milliseconds;
}

interface PlacesTable {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  name: string;
  /** The secret of the link that gives the seat of a running match to whoever takes it. */
  offer: string | null;
  /** The colour and the emblem that somebody chose for it; null where nobody did. */
  livery: Json | null;
}

interface GuestListTable {
  table_id: string;
  person: string;
}

/** A match has the id of its table. */
interface MatchesTable {
  id: string;
  heading: Json;
  state: string;
  /** How many there are. */
  entries: number;
  /** Whether it is a bot's turn: a server that starts wakes it. */
  bot_due: Flag;
}

interface EntriesTable {
  match_id: string;
  number: number;
  entry: Json;
  /** Of the submission that it came with. */
  key: string | null;
}

interface KeptTable {
  match_id: string;
  /** The number of entries that led to this position. */
  after: number;
  kept: Json;
}

interface ChatTable {
  table_id: string;
  number: number;
  person: string;
  text: string;
  at: Milliseconds;
}

interface PrivateNotesTable {
  table_id: string;
  person: string;
  text: string;
}

/** What somebody decided in advance: one order of a kind for each seat. */
interface OrdersTable {
  id: string;
  table_id: string;
  seat: number;
  kind: string;
  person: string;
  filled: Json;
  /** Why it ended; null while it stands. */
  stopped: Json | null;
  changed: Milliseconds;
}

/** Where the match stood when somebody was last here. */
interface SeenTable {
  table_id: string;
  person: string;
  stand: string;
  at: Milliseconds;
}

/** How a match ended for one seat; written with its last entries. */
interface ResultsTable {
  table_id: string;
  seat: number;
  /** Whose seat it was, also where a bot played it to the end. */
  person: string | null;
  /** The level of the bot that sat there in the end. */
  bot: string | null;
  game: string;
  seats: number;
  rank: number;
  /** Null where the seat has no score. */
  points: number | null;
  at: Milliseconds;
}

/** A question to take something back that not everybody has answered. */
interface ConsentsTable {
  table_id: string;
  asked: Json;
}

interface ClocksTable {
  table_id: string;
  clock: Json;
  /** When the time of somebody is out. */
  due: Milliseconds | null;
}

interface AlarmsTable {
  id: string;
  kind: string;
  due: Milliseconds;
  about: string;
  payload: Json;
}

interface PushesTable {
  endpoint_hash: string;
  person: string;
  subscription: Json;
  created: Milliseconds;
}

/** How somebody wants to be told that it is their turn. */
interface TellingsTable {
  person: string;
  settings: Json;
}

/** The mails that went out: one a day for each person and table. */
interface MailsTable {
  person: string;
  table_id: string;
  day: number;
}

/** What the house made for itself at its first start, such as keys. */
interface HouseTable {
  key: string;
  value: string;
}

/** What the host of the server has against somebody. */
interface SanctionsTable {
  person: string;
  kind: 'banned' | 'muted';
  at: Milliseconds;
}

/** What the host did, in its order: every process of the server reads on. */
interface HostActsTable {
  number: number;
  what: string;
  about: string;
  at: Milliseconds;
}
