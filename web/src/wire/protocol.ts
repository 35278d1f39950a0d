// Made by build_wire.py from the forms of the wire in src/windfall; `make wire` makes it anew.

/**
 * Anything that is said.
 */
export type Wire =
  | NewName
  | MySeat
  | LocalSeat
  | BotSeat
  | OpenSeat
  | NewTable
  | WorkshopKey
  | Draft
  | NewEntry
  | UndoChange
  | ComponentText
  | NewComponentText
  | Play
  | AskHint
  | Undo
  | Consent
  | Look
  | Sync
  | Chat
  | Failure
  | Me
  | Title
  | Setting
  | Level
  | Component
  | Face
  | FacePower
  | Tables
  | Table
  | ComponentSet
  | Seat
  | Scores
  | Result
  | RoundScores
  | ScoreWords
  | ReviewProgress
  | Review
  | Chances
  | ReviewedChoice
  | Estimate
  | Workshop
  | WorkshopTitle
  | WorkshopSet
  | EntryForm
  | FormField
  | ChoiceInput
  | Choice
  | NumberInput
  | FlagInput
  | TextInput
  | ListInput
  | RecordInput
  | VariantsInput
  | Variant
  | WorkshopEntry
  | Confirmation
  | Tried
  | Problem
  | SavedEntries
  | NotSaved
  | Change
  | ChangedEntry
  | Differences
  | TableMessage
  | StateMessage
  | Frame
  | View
  | LogLine
  | Decision
  | Option
  | Picks
  | Refusal
  | HintMessage
  | Advice
  | ConsentMessage
  | ChatMessage
  | ErrorMessage
  | History
  | Kind
  | NewSeat
  | SettingValue
  | Entry
  | EntryStatus1
  | Input
  | UndoState1
  | ClientMessage
  | ServerMessage;
export type NewSeat = MySeat | LocalSeat | BotSeat | OpenSeat;
export type SettingValue = boolean | number | string;
export type Kind = "alien" | "any" | "genes" | "novelty" | "rare";
export type History = RoundScores[];
export type Input =
  ChoiceInput | NumberInput | FlagInput | TextInput | ListInput | RecordInput | VariantsInput;
/**
 * `printed`: all of it is known from print; `part`: some fields are; `reconstructed`: none is; `confirmed`: an owner found it as shipped; `corrected`: it differs from what is shipped
 */
export type EntryStatus = "confirmed" | "corrected" | "part" | "printed" | "reconstructed";
/**
 * whether the viewer's seat can take back, and whether it must ask
 */
export type UndoState = "ask" | "free" | "no";
export type EntryStatus1 = "confirmed" | "corrected" | "part" | "printed" | "reconstructed";
export type UndoState1 = "ask" | "free" | "no";
export type ClientMessage = Play | AskHint | Undo | Consent | Look | Sync | Chat;
export type ServerMessage =
  TableMessage | StateMessage | HintMessage | ConsentMessage | ChatMessage | ErrorMessage;

/**
 * What somebody would like to be called.
 */
export interface NewName {
  name: string;
}
/**
 * A seat for who asks.
 */
export interface MySeat {
  sort: "me";
}
/**
 * A seat for another person at the same screen.
 */
export interface LocalSeat {
  sort: "local";
  name: string;
}
/**
 * A seat for a bot.
 */
export interface BotSeat {
  sort: "bot";
  level: string;
}
/**
 * A seat that anybody may take.
 */
export interface OpenSeat {
  sort: "open";
}
/**
 * A table to be opened.
 */
export interface NewTable {
  title: string;
  /**
   * @minItems 1
   * @maxItems 10
   */
  seats: NewSeat[];
  settings?: {
    [k: string]: SettingValue;
  };
  /**
   * whether strangers find it
   */
  public?: boolean;
  /**
   * whether the seats are
   */
  shuffle?: boolean;
  /**
   * whether they are allowed; null: only where nobody else could mind
   */
  hints?: boolean | null;
}
/**
 * The key of the link that the host was given.
 */
export interface WorkshopKey {
  key: string;
}
/**
 * A tile or card as it might be.
 */
export interface Draft {
  entry: Entry;
  /**
   * others that are changed together with it, by their ids
   */
  others?: {
    [k: string]: Entry;
  };
}
export interface Entry {}
/**
 * A tile or card to be saved, and who confirms it.
 */
export interface NewEntry {
  /**
   * null: as it is now, it is as printed
   */
  entry: Entry | null;
  by: string;
  /**
   * others that are changed together with it, by their ids
   */
  others?: {
    [k: string]: Entry;
  };
}
/**
 * A change that is taken back.
 */
export interface UndoChange {
  change: number;
  by: string;
}
/**
 * A file of corrections, or a component file.
 */
export interface ComponentText {
  text: string;
  /**
   * of the file
   */
  name?: string;
}
/**
 * A file of corrections, or a component file, to be loaded, and by whom.
 */
export interface NewComponentText {
  text: string;
  by: string;
  /**
   * of the file
   */
  name?: string;
}
/**
 * Answer this decision, and the ones that follow at once; all or none.
 */
export interface Play {
  type: "play";
  seat: number;
  key: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  actions: number[];
}
/**
 * Say what to answer to this decision, and why. Answered by `hint` to who asks alone.
 */
export interface AskHint {
  type: "hint";
  seat: number;
  key: string;
}
/**
 * Take back this seat's last choice, or ask for it.
 */
export interface Undo {
  type: "undo";
  seat: number;
}
/**
 * Answer someone's wish to take back.
 */
export interface Consent {
  type: "consent";
  seat: number;
  agree: boolean;
}
/**
 * See the table from this seat: an own one, or -1 as a spectator. Answered by a reset `state`.
 */
export interface Look {
  type: "look";
  viewer: number;
}
/**
 * Send everything again.
 */
export interface Sync {
  type: "sync";
}
/**
 * Say something to all at the table.
 */
export interface Chat {
  type: "chat";
  text: string;
}
/**
 * Why a request was refused.
 */
export interface Failure {
  /**
   * a sentence that says what to do
   */
  error: string;
}
/**
 * Who is asking.
 */
export interface Me {
  id: string;
  name: string;
  /**
   * whether the workshop is open to them
   */
  workshop: boolean;
}
/**
 * A game that can be played here.
 */
export interface Title {
  name: string;
  label: string;
  /**
   * numbers of players that it is for
   */
  players: number[];
  settings: Setting[];
  /**
   * weakest first, then other bots
   */
  levels: Level[];
  /**
   * for who does not choose
   */
  usual_level: string;
}
/**
 * One thing that can be set when a game is set up.
 */
export interface Setting {
  name: string;
  default: SettingValue;
  allowed: SettingValue[];
  text: string;
}
/**
 * A strength of bots, or a bot that the host of the server offers.
 */
export interface Level {
  name: string;
  text: string;
}
/**
 * One tile or card as it is shown to a person; `documented` lists the fields known from print.
 */
export interface Component {
  id: string;
  name: string;
  sort: string;
  face: Face;
  facts: {
    [k: string]: string;
  };
  text: string;
  documented: string[];
  reconstructed: string[];
}
/**
 * A world, home, development, goal or action. What it does not have is None, empty or False.
 */
export interface Face {
  shape: "action" | "development" | "goal" | "home" | "world";
  kind: Kind | null;
  goods: ("production" | "windfall") | null;
  /**
   * of what is bought
   */
  cost: number | null;
  /**
   * of what is conquered
   */
  defense: number | null;
  vp: number | null;
  /**
   * it scores by what its owner has
   */
  variable_vp: boolean;
  large: boolean;
  colonists: number | null;
  income: number | null;
  /**
   * rebel, imperium, alien, uplift, xeno, … as printed
   */
  emblems: string[];
  /**
   * Jump Drive: military, explore, chromosome
   */
  icons: {
    [k: string]: number;
  };
  powers: FacePower[];
}
/**
 * One power as printed: the phase it is for, if it is for one, and what it does.
 */
export interface FacePower {
  phase: string | null;
  text: string;
}
/**
 * The tables that somebody may want to go to.
 */
export interface Tables {
  /**
   * newest first, finished ones too
   */
  mine: Table[];
  /**
   * public ones that wait for players
   */
  open: Table[];
}
/**
 * A table as the one who asks is shown it.
 */
export interface Table {
  id: string;
  title: string;
  settings: {
    [k: string]: SettingValue;
  };
  components: ComponentSet;
  public: boolean;
  /**
   * whether they are allowed
   */
  hints: boolean;
  created: string;
  /**
   * whether it is yours
   */
  host: boolean;
  status: "over" | "playing" | "waiting";
  seats: Seat[];
  /**
   * played so far, as far as everybody may know
   */
  moves: number;
  round: number | null;
  your_turn: boolean;
  winners: number[] | null;
  /**
   * the table at which the players meet again
   */
  again: string | null;
}
/**
 * The tiles or cards that the game of a table is played with, from its start to its end.
 */
export interface ComponentSet {
  /**
   * names the set; the game's journal carries it
   */
  digest: string;
  /**
   * from the package, or corrected by the host; unknown: the server never had this set
   */
  origin: "corrected" | "shipped" | "unknown";
  /**
   * whether new tables are played with it, too
   */
  current: boolean;
}
/**
 * A seat at a table.
 */
export interface Seat {
  sort: "bot" | "open" | "person";
  name: string;
  /**
   * of a bot
   */
  level: string | null;
  yours: boolean;
  /**
   * connected now
   */
  here: boolean;
}
/**
 * The score sheet of a finished game.
 */
export interface Scores {
  result: Result;
  history: History;
  words: ScoreWords;
}
/**
 * How a game ended. Ties that the rules leave are shared victories.
 */
export interface Result {
  scores: number[];
  winners: number[];
  breakdown: {
    [k: string]: number;
  }[];
  ended_by: string[];
  rounds: number;
}
/**
 * The scores at the end of a round.
 */
export interface RoundScores {
  round: number;
  scores: number[];
}
/**
 * How a score sheet is told. A category or an end that is not here is called by its own name.
 */
export interface ScoreWords {
  /**
   * of a breakdown
   */
  categories: {
    [k: string]: string;
  };
  /**
   * what ended the game, in a sentence
   */
  ends: {
    [k: string]: string;
  };
  /**
   * what decides among those who have as many VP
   */
  tie_break: string | null;
}
/**
 * How far a review is.
 */
export interface ReviewProgress {
  /**
   * from 0 to 1
   */
  progress: number;
  /**
   * when it is done
   */
  review: Review | null;
}
/**
 * A finished game looked at again.
 */
export interface Review {
  /**
   * in the order of frames
   */
  chances: Chances[];
  /**
   * those that cost most, of each seat the costliest first
   */
  mistakes: ReviewedChoice[];
}
/**
 * The win chance of every seat, as the reviewed seats saw them where one of them had to choose; at the end the true
 * result.
 */
export interface Chances {
  /**
   * moves played before; the number of the frame
   */
  at: number;
  chances: number[];
}
/**
 * A decision with more than one option, what was chosen, and what would have been best.
 */
export interface ReviewedChoice {
  /**
   * moves played before it; the number of the frame before it
   */
  at: number;
  round: number;
  seat: number;
  kind: string;
  chosen: Estimate;
  chosen_text: string;
  best: Estimate;
  best_text: string;
  /**
   * win chance lost by the choice, from 0 to 1, as far as it stands out of the noise
   */
  cost: number;
  /**
   * why the best would have been better; for the costliest choices of a seat
   */
  reasons: string[];
}
/**
 * What an option is worth to who may choose it.
 */
export interface Estimate {
  action: number;
  /**
   * from 0 to 1
   */
  win_chance: number;
  /**
   * the final score that is expected
   */
  score: number;
}
/**
 * The titles of the workshop.
 */
export interface Workshop {
  titles: WorkshopTitle[];
  /**
   * when this server did; another time after a restart
   */
  started: string;
  /**
   * the name of who asks, for what they confirm
   */
  by: string;
}
/**
 * A title whose tiles or cards can be corrected.
 */
export interface WorkshopTitle {
  title: string;
  label: string;
  /**
   * the digest of the components that new tables use
   */
  used: string;
  /**
   * the digest of the components as they are saved
   */
  saved: string;
  /**
   * whether new tables use what is saved only after a restart
   */
  restart: boolean;
  /**
   * tiles or cards that are known from print, confirmed or corrected
   */
  exact: number;
  /**
   * tiles or cards there are
   */
  all: number;
}
/**
 * All tiles or cards of a title, and the forms to correct them with.
 */
export interface WorkshopSet {
  title: WorkshopTitle;
  forms: EntryForm[];
  /**
   * in the order of the component list
   */
  entries: WorkshopEntry[];
}
/**
 * How an entry of one sort is written.
 */
export interface EntryForm {
  /**
   * of its table in the file, such as `world`
   */
  sort: string;
  /**
   * one of them
   */
  label: string;
  /**
   * several of them
   */
  labels: string;
  fields: FormField[];
}
/**
 * A field of an entry, or of a part of it.
 */
export interface FormField {
  /**
   * its key in the entry
   */
  name: string;
  label: string;
  help: string;
  /**
   * it cannot be left out, unless `only` says that it must be
   */
  required: boolean;
  input: Input;
  /**
   * the field is there only while these others, beside it, have one of these values; null is without a value
   */
  only: {
    [k: string]: (boolean | number | string | null)[];
  };
}
/**
 * One of some values.
 */
export interface ChoiceInput {
  sort: "choice";
  choices: Choice[];
  /**
   * not null: the id of a tile or card is a value too, with this in front of it
   */
  components: string | null;
  /**
   * only tiles of entries of these sorts; empty: all
   */
  component_sorts: string[];
}
/**
 * One of the values that a field can have.
 */
export interface Choice {
  value: SettingValue;
  label: string;
}
/**
 * A whole number.
 */
export interface NumberInput {
  sort: "number";
  least: number;
  most: number;
}
/**
 * True or false. A flag that is not required is written only if it is true.
 */
export interface FlagInput {
  sort: "flag";
}
/**
 * A line of text.
 */
export interface TextInput {
  sort: "text";
  /**
   * a regular expression for all of it
   */
  pattern: string | null;
}
/**
 * Several values of one form. A list that is not required is left out if it is empty.
 */
export interface ListInput {
  sort: "list";
  item: Input;
  least: number;
  most: number | null;
  /**
   * a value stands there once at most
   */
  distinct: boolean;
  /**
   * a single value is written without its list
   */
  alone: boolean;
}
/**
 * Several fields.
 */
export interface RecordInput {
  sort: "record";
  fields: FormField[];
}
/**
 * A record in one of several forms. It has the first variant whose fixed fields it has with these values, whose
 * required fields are all there, and which knows all other fields that are.
 */
export interface VariantsInput {
  sort: "variants";
  variants: Variant[];
}
/**
 * One form of a record that has several.
 */
export interface Variant {
  label: string;
  /**
   * a word over variants that belong together, such as a phase
   */
  group: string | null;
  help: string;
  /**
   * fields that are always there, with these values
   */
  fixed: {
    [k: string]: boolean | number | string | string[];
  };
  /**
   * all others that it can have
   */
  fields: FormField[];
}
/**
 * A tile or card as it is saved.
 */
export interface WorkshopEntry {
  id: string;
  /**
   * of its form
   */
  sort: string;
  /**
   * the component file that it belongs to
   */
  file: string;
  component: Component;
  status: EntryStatus;
  entry: Entry1;
  shipped: Entry2;
  /**
   * fields that differ from what is shipped
   */
  changed: string[];
  confirmed: Confirmation | null;
}
/**
 * its fields as saved
 */
export interface Entry1 {}
/**
 * its fields as shipped
 */
export interface Entry2 {}
/**
 * Who held the real tile against this one, and when.
 */
export interface Confirmation {
  by: string;
  on: string;
}
/**
 * What a draft would be. Nothing is saved.
 */
export interface Tried {
  problems: Problem[];
  /**
   * as it would look; null if its own fields do not say
   */
  component: Component | null;
}
/**
 * What the component files do not allow.
 */
export interface Problem {
  /**
   * the tile or card; null: the file as a whole
   */
  id: string | null;
  /**
   * its field, such as `powers[0].amount`; empty: all of it
   */
  field: string;
  /**
   * what is wrong, and what is allowed
   */
  text: string;
}
/**
 * What was saved, as it is now.
 */
export interface SavedEntries {
  title: WorkshopTitle;
  entries: WorkshopEntry[];
  /**
   * its number in the history; null if nothing was to be changed
   */
  change: number | null;
}
/**
 * Why nothing was saved.
 */
export interface NotSaved {
  /**
   * a sentence that says what to do
   */
  error: string;
  problems: Problem[];
}
/**
 * A line of the history.
 */
export interface Change {
  number: number;
  sort: "confirmed" | "corrected" | "loaded" | "undone";
  by: string;
  at: string;
  entries: ChangedEntry[];
  /**
   * the number of the change that was undone by this one
   */
  undoes: number | null;
  /**
   * the number of the change that undid this one
   */
  undone_by: number | null;
  /**
   * why it cannot be undone now, in a sentence; null if it can
   */
  obstacle: string | null;
}
/**
 * What a change, or a file, does to one tile or card.
 */
export interface ChangedEntry {
  id: string;
  name: string;
  before: Entry;
  after: Entry;
  /**
   * that differ; none if it was only confirmed
   */
  fields: string[];
  confirmed_before: Confirmation | null;
  confirmed_after: Confirmation | null;
}
/**
 * What loading a file would do. Nothing is saved.
 */
export interface Differences {
  /**
   * with any of these it cannot be loaded
   */
  problems: Problem[];
  /**
   * what would change; none if all is so already
   */
  entries: ChangedEntry[];
}
/**
 * First, and whenever seats or presence change.
 */
export interface TableMessage {
  type: "table";
  table: Table;
}
/**
 * How the game stands.
 */
export interface StateMessage {
  type: "state";
  /**
   * whether this is everything there is
   */
  reset: boolean;
  viewer: number;
  /**
   * reset: exactly one, with the whole log; otherwise one for each move since
   */
  frames: Frame[];
  /**
   * of the viewer, if it is asked (0 or 1), after the last frame
   */
  decisions: Decision[];
  /**
   * all seats that must choose now, as far as the viewer may know
   */
  asked: number[];
  undo: UndoState;
  /**
   * when the game is over
   */
  result: Result | null;
}
/**
 * What one viewer sees after a move.
 */
export interface Frame {
  /**
   * moves played so far, as far as the viewer may know
   */
  at: number;
  /**
   * whose move led here; null if others answered at the same time, and for a whole log
   */
  seat: number | null;
  view: View;
  /**
   * what this move brought about
   */
  lines: LogLine[];
}
/**
 * What a seat knows of a game, in its title's own form. All titles count rounds.
 */
export interface View {
  round: number;
  [k: string]: unknown;
}
/**
 * One event in words, whose it is, whether only the viewer may know of it, and the round that it opens.
 */
export interface LogLine {
  text: string;
  seat: number | null;
  private: boolean;
  round: number | null;
}
/**
 * What a seat must choose now.
 */
export interface Decision {
  seat: number;
  /**
   * names the decision; it does not change while others answer
   */
  key: string;
  kind: string;
  prompt: string;
  options: Option[];
  /**
   * if the answer is a set
   */
  picks: Picks | null;
  refused: Refusal[];
}
/**
 * One thing that can be chosen.
 *
 * `action` is its stable number in the title's action space, `subject` names what it is about, such as
 * `tile:rebel_base` or `good:new_vinland` (None if it is about nothing on the table), `text` says it in words,
 * `note` what choosing it means, worked out.
 */
export interface Option {
  action: number;
  subject: string | null;
  text: string;
  note: string | null;
}
/**
 * An answer that is a set: any `least` to `most` of these options, which fewer than `most` of them end with `done`.
 *
 * An option stands here as often as it can be chosen, such as a card of which there are two copies in hand.
 */
export interface Picks {
  least: number;
  most: number;
  options: Option[];
  done: number | null;
}
/**
 * A thing that could be expected to be among the options, and why it is not.
 */
export interface Refusal {
  subject: string;
  why: string;
}
/**
 * What to answer to a decision, and why; to who asked alone.
 */
export interface HintMessage {
  type: "hint";
  seat: number;
  key: string;
  advice: Advice;
}
/**
 * What to choose, and why.
 */
export interface Advice {
  /**
   * the best option, or the whole answer that it begins
   */
  actions: number[];
  /**
   * one for each option of the decision, best first
   */
  estimates: Estimate[];
  /**
   * what speaks for the best one, against the next best; weightiest first
   */
  reasons: string[];
  /**
   * what the other seats will probably choose at the same time
   */
  forecast: string[];
}
/**
 * Somebody would like to take back.
 */
export interface ConsentMessage {
  type: "consent";
  /**
   * null: the wish is settled
   */
  asked_by: number | null;
  /**
   * the seats that have not agreed yet
   */
  waiting: number[];
  /**
   * the seat that did not agree
   */
  refused_by: number | null;
}
/**
 * A line that somebody said to all.
 */
export interface ChatMessage {
  type: "chat";
  name: string;
  seat: number | null;
  text: string;
}
/**
 * A message was refused.
 */
export interface ErrorMessage {
  type: "error";
  /**
   * a sentence that says what to do
   */
  message: string;
  /**
   * the type of the message that was refused
   */
  about: string | null;
}

export const SPECTATOR = -1;
