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
  | NewPace
  | LinkToken
  | NewPasskey
  | NewPasskeyResponse
  | KnownPasskey
  | KnownPasskeyResponse
  | WantedNotices
  | QuietHours
  | Webhook
  | WantedMail
  | BrowserSubscription
  | TableMute
  | MailToken
  | StageAnswers
  | NewListing
  | NewTournament
  | WorkshopKey
  | Draft
  | NewEntry
  | UndoChange
  | ComponentText
  | NewComponentText
  | Play
  | AskHint
  | AskCoach
  | AskCard
  | Undo
  | Withdraw
  | Consent
  | StandIn
  | TakeSeat
  | Resign
  | EndTable
  | Pause
  | AskAhead
  | PlanAhead
  | PassAhead
  | Look
  | Sync
  | Chat
  | Mute
  | Watchers
  | Failure
  | Message
  | Named
  | Seat
  | Several
  | Me
  | MyDevices
  | Device
  | Passkey
  | DeviceLink
  | LinkOwner
  | OwnData
  | OwnTable
  | OwnSeat
  | OwnOrder
  | OwnMove
  | OwnDailyGame
  | OwnRating
  | OwnTournament
  | OwnNotices
  | Mail
  | OwnPush
  | OwnLine
  | OwnMute
  | Notices
  | PushDevice
  | NoticesTrial
  | ChannelTrial
  | Title
  | Setting
  | Level
  | Component
  | Face
  | FacePower
  | Fact
  | Tables
  | Table
  | ComponentSet
  | TableSeat
  | Pace
  | Clock
  | SeatClock
  | Scores
  | Result
  | RoundScores
  | ScoreWords
  | Proof
  | Redealt
  | ReviewProgress
  | Review
  | Chances
  | ReviewedChoice
  | Estimate
  | PuzzleArchive
  | PuzzleEntry
  | Puzzle
  | PuzzleScene
  | StateMessage
  | Frame
  | View
  | LogLine
  | Decision
  | Option
  | Picks
  | Refusal
  | Resting
  | MistakePuzzles
  | Mistake
  | Solution
  | Worth
  | Reasons
  | DailyDays
  | DailyDeal
  | DailyResult
  | DailySheet
  | ScoreCount
  | DailyFriend
  | OwnGames
  | OwnGame
  | RatingChange
  | GameSeat
  | Opponent
  | TitleStatistics
  | PlayersStatistics
  | Favourite
  | Against
  | OwnStanding
  | Rating
  | LevelRatings
  | LevelRating
  | Leaderboard
  | LeaderboardRow
  | Tournaments
  | TournamentSummary
  | Tournament
  | Entrant
  | Standing
  | Round
  | Meeting
  | LessonPath
  | Lesson
  | LessonTurn
  | LessonOutcome
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
  | SinceMessage
  | HintMessage
  | Advice
  | CoachMessage
  | Coaching
  | CardMessage
  | ConsentMessage
  | AheadMessage
  | Plan
  | Passing
  | ForeseenMessage
  | Foreseen
  | AheadOption
  | ChatMessage
  | WaitMessage
  | ErrorMessage
  | Argument
  | History
  | Kind
  | Theme
  | NewSeat
  | Channel
  | WebhookFormat
  | SettingValue
  | Entry
  | EntryStatus
  | Input
  | UndoState
  | Wanted
  | ClientMessage
  | ServerMessage;
export type NewSeat = MySeat | LocalSeat | BotSeat | OpenSeat;
export type SettingValue = boolean | number | string;
export type WebhookFormat = "discord" | "json" | "ntfy" | "slack";
export type Argument = number | string | (Named | Seat | Several | Message);
export type Channel = "mail" | "push" | "webhook";
export type Kind = "alien" | "any" | "genes" | "novelty" | "rare";
export type History = RoundScores[];
export type Theme = "action" | "last" | "place";
export type UndoState = "ask" | "free" | "no";
export type Input =
  ChoiceInput | NumberInput | FlagInput | TextInput | ListInput | RecordInput | VariantsInput;
export type EntryStatus = "confirmed" | "corrected" | "part" | "printed" | "reconstructed";
export type Wanted = "bot" | "end" | "undo";
export type ClientMessage =
  | Play
  | AskHint
  | AskCoach
  | AskCard
  | Undo
  | Withdraw
  | Consent
  | StandIn
  | TakeSeat
  | Resign
  | EndTable
  | Pause
  | AskAhead
  | PlanAhead
  | PassAhead
  | Look
  | Sync
  | Chat
  | Mute
  | Watchers;
export type ServerMessage =
  | TableMessage
  | StateMessage
  | SinceMessage
  | HintMessage
  | CoachMessage
  | CardMessage
  | ConsentMessage
  | AheadMessage
  | ForeseenMessage
  | ChatMessage
  | WaitMessage
  | ErrorMessage;

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
  pace?: NewPace;
  /**
   * whether its game changes ratings; then there are no hints, and no friends at the same screen
   */
  rated?: boolean;
}
/**
 * What a table is to agree about time. A bank makes a live clock, days one for games by correspondence.
 */
export interface NewPace {
  /**
   * after which the others may let a bot play for who is away; null: only if they agree
   */
  away_minutes?: number | null;
  /**
   * for the whole game, of each player
   */
  bank_seconds?: number | null;
  /**
   * more with every choice
   */
  increment_seconds?: number;
  /**
   * for every choice
   */
  days?: number | null;
}
/**
 * The part of a one-time link after the `#`.
 */
export interface LinkToken {
  token: string;
}
/**
 * A passkey that was made, as browsers write a `RegistrationResponseJSON`.
 */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: string;
  response: NewPasskeyResponse;
}
/**
 * What an authenticator says of a passkey that it has made.
 */
export interface NewPasskeyResponse {
  clientDataJSON: string;
  attestationObject: string;
}
/**
 * A passkey that is shown, as browsers write an `AuthenticationResponseJSON`.
 */
export interface KnownPasskey {
  id: string;
  rawId: string;
  type: string;
  response: KnownPasskeyResponse;
}
/**
 * What an authenticator signs with a passkey.
 */
export interface KnownPasskeyResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}
/**
 * How you want to be told. An address for mail that is new is asked first.
 */
export interface WantedNotices {
  /**
   * that notices are written in
   */
  language: string;
  /**
   * such as Europe/Berlin
   */
  time_zone: string;
  quiet?: QuietHours | null;
  webhook?: Webhook | null;
  mail?: WantedMail | null;
}
/**
 * When nothing is to be sent, in minutes after midnight where you are; the end may be on the next day.
 */
export interface QuietHours {
  begins: number;
  ends: number;
}
/**
 * An address that notices are posted to.
 */
export interface Webhook {
  url: string;
  format: WebhookFormat;
}
/**
 * Where digests are wanted, and how many hours there are to be between two.
 */
export interface WantedMail {
  address: string;
  hours: number;
}
/**
 * How this browser is reached while no page is open, as its `PushSubscription` says.
 */
export interface BrowserSubscription {
  endpoint: string;
  /**
   * its `p256dh`
   */
  public_key: string;
  auth: string;
  language: string;
  time_zone: string;
}
/**
 * Whether you want to be told nothing of a table.
 */
export interface TableMute {
  muted: boolean;
}
/**
 * The part of a link in a mail after the `=`.
 */
export interface MailToken {
  token: string;
}
/**
 * What somebody has answered in a scene so far, question by question: each the actions of one answer.
 */
export interface StageAnswers {
  /**
   * @maxItems 60
   */
  answers: number[][];
  /**
   * all of the table, instead of what the last answer brought about
   */
  whole?: boolean;
}
/**
 * Whether somebody agrees to stand on the leaderboard.
 */
export interface NewListing {
  listed: boolean;
}
/**
 * A tournament, or a series, to be opened.
 */
export interface NewTournament {
  /**
   * `swiss`: those who stand alike meet; `robin`: all meet all; `best_of`: a series of games of one title; `each_title`: a series with one game of each title
   */
  pairing: "best_of" | "each_title" | "robin" | "swiss";
  /**
   * one; several, in their order, for `each_title`
   *
   * @minItems 1
   * @maxItems 10
   */
  titles: string[];
  /**
   * at a table
   */
  players: number;
  /**
   * how many may enter; in a series as many as at a table
   */
  places?: number;
  /**
   * or games of `best_of`; what takes a number of its own has that
   */
  rounds?: number;
  /**
   * by title
   */
  settings?: {
    [k: string]: {
      [k: string]: SettingValue;
    };
  };
  /**
   * the level of bots that take the places left when it starts; null: there are none
   */
  bots?: string | null;
  pace?: NewPace;
  /**
   * whether its games change ratings
   */
  rated?: boolean;
  /**
   * whether you take part yourself
   */
  play?: boolean;
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
 * Say what this decision is for, and what to look at. Answered at once by `coach` to who asks alone, in games
 * against bots where hints are allowed.
 */
export interface AskCoach {
  type: "coach";
  seat: number;
  key: string;
}
/**
 * Say what a card or tile means to the empire of this seat, an own one. Answered at once by `card`.
 */
export interface AskCard {
  type: "card";
  seat: number;
  subject: string;
}
/**
 * Take back this seat's last choice, or ask for it.
 */
export interface Undo {
  type: "undo";
  seat: number;
}
/**
 * Wish no more what this seat wished.
 */
export interface Withdraw {
  type: "withdraw";
  seat: number;
}
/**
 * Answer someone's wish, to take back or whatever it is.
 */
export interface Consent {
  type: "consent";
  seat: number;
  agree: boolean;
}
/**
 * Let a bot play for another seat, whose owner is away or has no time left. If they have not been away for as long
 * as the table has agreed, the others who are there have to agree.
 */
export interface StandIn {
  type: "stand_in";
  seat: number;
  /**
   * the seat to play for
   */
  of: number;
  level: string;
}
/**
 * Play for this seat again, for which a bot has played.
 */
export interface TakeSeat {
  type: "take_seat";
  seat: number;
}
/**
 * Give this seat up: a bot plays on. When all people have resigned, the game ends.
 */
export interface Resign {
  type: "resign";
  seat: number;
}
/**
 * End the game without a result, if all others who are there agree.
 */
export interface EndTable {
  type: "end";
  seat: number;
}
/**
 * In a game by correspondence: let all clocks stand still, or go on. Every seat has one pause.
 */
export interface Pause {
  type: "pause";
  seat: number;
  paused: boolean;
}
/**
 * Say what this seat may be asked next, to choose it ahead. Answered by `foreseen` to who asks alone.
 */
export interface AskAhead {
  type: "foresee";
  seat: number;
}
/**
 * Answer the next decision of this kind by the first of these wishes that is offered then; without wishes, ask.
 * Where an answer is a set, as many of them as are to be chosen.
 */
export interface PlanAhead {
  type: "plan";
  seat: number;
  question: string;
  /**
   * @maxItems 40
   */
  wishes: number[];
  condition: "mine" | "nothing" | "possible";
}
/**
 * Pass whenever a decision of this kind is asked: always, or as long as nothing is offered that is not known.
 */
export interface PassAhead {
  type: "pass_ahead";
  seat: number;
  question: string;
  how: "always" | "known" | "never";
  /**
   * @maxItems 400
   */
  known?: number[];
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
 * Hear no more of what somebody says, or hear it again. From the host of the table it holds for all.
 */
export interface Mute {
  type: "mute";
  speaker: string;
  muted: boolean;
}
/**
 * Let people who do not play watch, or send them away. For the host of the table.
 */
export interface Watchers {
  type: "watchers";
  allowed: boolean;
}
/**
 * Why a request was refused.
 */
export interface Failure {
  /**
   * says what to do
   */
  error: Message;
}
/**
 * A sentence, or a part of one. Its id begins with the part of the catalogue that it stands in: `race-pay-cards`
 * is in `race.ftl`. Arguments that are texts of one word choose between variants: a kind, a phase.
 */
export interface Message {
  is: "text";
  id: string;
  args: {
    [k: string]: Argument;
  };
}
/**
 * A card, a tile or another component, by its name: the printed one, unless the reader's language has another.
 */
export interface Named {
  is: "name";
  subject: string;
  printed: string;
}
/**
 * A player, by the name they have at the table.
 */
export interface Seat {
  is: "seat";
  seat: number;
}
/**
 * Things one after the other, as the language joins them: with "and", with "or", with commas alone, or, if they are
 * whole sentences, with spaces.
 */
export interface Several {
  is: "list";
  items: Argument[];
  joined: "and" | "or" | "plain" | "sentences";
}
/**
 * Who is asking.
 */
export interface Me {
  id: string;
  name: string;
  /**
   * a few letters that are theirs alone, to draw an emblem from
   */
  mark: string | null;
  /**
   * whether the workshop is open to them
   */
  workshop: boolean;
}
/**
 * Where you are this player, and by what you can be it again.
 */
export interface MyDevices {
  /**
   * the one that was seen last first
   */
  devices: Device[];
  passkeys: Passkey[];
  /**
   * whether the address of this page allows to make any
   */
  passkeys_possible: boolean;
}
/**
 * A browser in which you are this player.
 */
export interface Device {
  id: string;
  /**
   * its name; empty if it does not say
   */
  browser: string;
  /**
   * what it runs on; empty if it does not say
   */
  system: string;
  created: string;
  /**
   * when it was last here, to the hour
   */
  seen: string;
  /**
   * whether it is the one that asks
   */
  here: boolean;
  /**
   * that you gave it; empty if you did not
   */
  name: string;
}
/**
 * A passkey of yours.
 */
export interface Passkey {
  id: string;
  /**
   * that it was made in
   */
  browser: string;
  system: string;
  created: string;
  used: string | null;
}
/**
 * A link that makes one other device yours, once.
 */
export interface DeviceLink {
  /**
   * goes after `/device#`, where no server and no log sees it
   */
  token: string;
  expires: string;
}
/**
 * Who a link, or a passkey, would make you.
 */
export interface LinkOwner {
  name: string;
  mark: string | null;
  /**
   * whether you are that player already
   */
  yours: boolean;
  /**
   * of yours that would become theirs, too
   */
  tables: number;
}
/**
 * Everything that the server keeps about you.
 */
export interface OwnData {
  id: string;
  name: string;
  mark: string | null;
  /**
   * when you first took a seat or chose a name
   */
  created: string | null;
  devices: Device[];
  passkeys: Passkey[];
  tables: OwnTable[];
  daily: OwnDailyGame[];
  ratings: OwnRating[];
  tournaments: OwnTournament[];
  /**
   * whether you agreed to stand on the leaderboard
   */
  listed: boolean;
  /**
   * how you are told that it is your turn, if you are
   */
  notices: OwnNotices | null;
  /**
   * the oldest first, as far as it is kept
   */
  said: OwnLine[];
  muted: OwnMute[];
}
/**
 * A table at which you sit, or whose host you are.
 */
export interface OwnTable {
  id: string;
  title: string;
  settings: {
    [k: string]: SettingValue;
  };
  host: boolean;
  public: boolean;
  created: string;
  status: "over" | "playing" | "waiting";
  seats: OwnSeat[];
  moves: OwnMove[];
  winners: number[] | null;
  /**
   * of all seats, if the game is over
   */
  scores: number[] | null;
}
/**
 * A seat of yours.
 */
export interface OwnSeat {
  seat: number;
  /**
   * that it has at this table
   */
  name: string;
  ahead: OwnOrder[];
}
/**
 * Something that you have chosen ahead.
 */
export interface OwnOrder {
  /**
   * the kind of decision that it answers
   */
  question: string;
  /**
   * the wishes; none: to pass
   */
  actions: number[];
}
/**
 * A choice of yours.
 */
export interface OwnMove {
  number: number;
  seat: number;
  action: number;
}
/**
 * Your game of a daily deal.
 */
export interface OwnDailyGame {
  day: string;
  title: string;
  table: string;
  /**
   * among all seats, if the game is over
   */
  place: number | null;
}
/**
 * Your rating with a number of players, as it is worked with.
 */
export interface OwnRating {
  title: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * A tournament or series that you opened, or took part in.
 */
export interface OwnTournament {
  id: string;
  pairing: "best_of" | "each_title" | "robin" | "swiss";
  titles: string[];
  created: string;
  stage: "ended" | "open" | "over" | "running";
  host: boolean;
  /**
   * by which you took part, if you did
   */
  number: number | null;
  withdrawn: boolean;
  /**
   * at which you met others in it
   */
  tables: string[];
}
/**
 * What is kept of how you are told.
 */
export interface OwnNotices {
  language: string;
  origin: string;
  time_zone: string;
  quiet: QuietHours | null;
  webhook: Webhook | null;
  mail: Mail | null;
  mail_sent: string | null;
  push: OwnPush[];
  muted: string[];
}
/**
 * Where digests go, once the address is confirmed.
 */
export interface Mail {
  address: string;
  hours: number;
  confirmed: boolean;
}
/**
 * How a browser of yours is reached.
 */
export interface OwnPush {
  device: string;
  endpoint: string;
}
/**
 * Something that you said at a table.
 */
export interface OwnLine {
  table: string;
  /**
   * that you had then
   */
  name: string;
  text: string;
  at: string;
}
/**
 * Somebody whom you do not want to hear at a table.
 */
export interface OwnMute {
  table: string;
  /**
   * theirs
   */
  mark: string | null;
  /**
   * whether nobody hears them, since you are the host
   */
  for_all: boolean;
}
/**
 * How you are told that it is your turn.
 */
export interface Notices {
  /**
   * by which push services know this server
   */
  push_key: string;
  push: PushDevice[];
  time_zone: string | null;
  quiet: QuietHours | null;
  webhook: Webhook | null;
  /**
   * whether webhooks may go to private addresses, and without TLS
   */
  private_webhooks: boolean;
  mail: Mail | null;
  /**
   * whether the host of this server has set up mail
   */
  mail_possible: boolean;
  /**
   * tables that you are told nothing of
   */
  muted: string[];
}
/**
 * A browser of yours that notices are pushed to.
 */
export interface PushDevice {
  device: string;
  browser: string;
  system: string;
  /**
   * whether it is the one that asks
   */
  here: boolean;
}
/**
 * What came of a test of all channels that you have set up.
 */
export interface NoticesTrial {
  channels: ChannelTrial[];
}
/**
 * What came of a test.
 */
export interface ChannelTrial {
  channel: Channel;
  /**
   * that it was pushed to
   */
  device: string | null;
  sent: boolean;
  text: Message;
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
  text: Message;
  values: Message[];
}
/**
 * A strength of bots, or a bot that the host of the server offers.
 */
export interface Level {
  name: string;
  label: Message;
  text: Message;
}
/**
 * One tile or card as it is shown to a person; `documented` lists the fields known from print.
 */
export interface Component {
  id: string;
  name: string;
  sort: string;
  face: Face;
  facts: Fact[];
  text: Message;
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
  text: Message;
}
/**
 * A line of what is printed on a component, for a list of all of them: what it is, and what it is here.
 */
export interface Fact {
  label: Message;
  value: Argument;
}
/**
 * The tables that somebody may want to go to.
 */
export interface Tables {
  /**
   * those that are not over, then finished ones, each newest first
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
   * whether its game changes the ratings of who plays it
   */
  rated: boolean;
  /**
   * whether they are allowed
   */
  hints: boolean;
  /**
   * whether people who do not play may watch
   */
  watchers: boolean;
  created: string;
  /**
   * whether it is yours
   */
  host: boolean;
  status: "over" | "playing" | "waiting";
  /**
   * why its game cannot go on: rules or components not here, moves that do not fit, ended by the host of the server, by those who were there, or because all people have resigned; else null
   */
  halted: ("agreed" | "components" | "ended" | "moves" | "resigned" | "rules") | null;
  seats: TableSeat[];
  /**
   * played so far, as far as everybody may know
   */
  moves: number;
  round: number | null;
  your_turn: boolean;
  winners: number[] | null;
  /**
   * to the secret that the game is dealt from; null at tables dealt from a seed
   */
  commitment: string | null;
  /**
   * what the server's clock says as this is told
   */
  now: string;
  /**
   * what the table has agreed about time
   */
  pace: Pace;
  /**
   * while a game with a clock is played
   */
  clock: Clock | null;
  /**
   * the tournament or series that it belongs to
   */
  tournament: string | null;
  /**
   * the table at which the players meet again; only they are told
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
export interface TableSeat {
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
  /**
   * since when a person is not connected, if that is known
   */
  away: string | null;
  /**
   * the level of the bot that plays for a person now
   */
  stand_in: string | null;
  /**
   * whether a bot has played for the person, now or before
   */
  stood_in: boolean;
  resigned: boolean;
  /**
   * when you may let a bot play here without asking anybody; null: not by then
   */
  may_stand_in: string | null;
  /**
   * of the person who sits there, but not of friends at their screen
   */
  mark: string | null;
}
/**
 * What a table has agreed about time. With a bank it has a live clock: so much for the game, and more with every
 * decision; with days it is played by correspondence: so long for each decision.
 */
export interface Pace {
  away_minutes: number | null;
  bank_seconds: number | null;
  increment_seconds: number;
  days: number | null;
}
/**
 * The clocks of a table, at the moment this is told. While several choose at once, those of others go on for all
 * of them, whether they have chosen or not.
 */
export interface Clock {
  seats: SeatClock[];
  /**
   * the seat whose pause it is, while all clocks stand still
   */
  paused_by: number | null;
  /**
   * when the pause ends by itself
   */
  paused_until: string | null;
  /**
   * seats that have had their pause
   */
  pauses: number[];
}
/**
 * The clock of a seat.
 */
export interface SeatClock {
  /**
   * milliseconds, as far as you may know; null where a bot plays
   */
  left: number | null;
  running: boolean;
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
 * The scores at the end of a round; of round 0, those before the first round.
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
    [k: string]: Message;
  };
  /**
   * what ended the game, in a sentence
   */
  ends: {
    [k: string]: Message;
  };
  /**
   * what decides among those who have as many VP
   */
  tie_break: Message | null;
}
/**
 * What a finished game was dealt from.
 */
export interface Proof {
  /**
   * the SHA-256 of the secret, as it was shown from the beginning
   */
  commitment: string;
  /**
   * 32 bytes in hexadecimal digits; all draws follow from it
   */
  secret: string;
  /**
   * where the rest was dealt anew, after agreed take-backs
   */
  redealt: Redealt[];
  /**
   * whether the moves, played again from the secret, end as the game did
   */
  holds: boolean;
}
/**
 * A later deal of the same game.
 */
export interface Redealt {
  /**
   * that were made before it
   */
  draws: number;
  /**
   * of the deal; the first has 0
   */
  number: number;
}
/**
 * How far a review is, and what it has found so far.
 */
export interface ReviewProgress {
  /**
   * from 0 to 1
   */
  progress: number;
  /**
   * if it goes on as fast as it went; null while nobody can say, and at the end
   */
  seconds_left: number | null;
  /**
   * choices that were judged
   */
  judged: number;
  /**
   * that there are
   */
  choices: number;
  done: boolean;
  /**
   * why it was given up: ask again, and it goes on
   */
  failure: Message | null;
  /**
   * as far as it is; null until the game is opened
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
  chosen_text: Message;
  best: Estimate;
  best_text: Message;
  /**
   * win chance lost by the choice, from 0 to 1, as far as it stands out of the noise
   */
  cost: number;
  /**
   * games that were played on to judge the choice
   */
  trials: number;
  /**
   * why the best would have been better; for the costliest choices of a seat
   */
  reasons: Message[];
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
 * All puzzles of a title, easiest first.
 */
export interface PuzzleArchive {
  title: string;
  puzzles: PuzzleEntry[];
}
/**
 * A puzzle in the archive.
 */
export interface PuzzleEntry {
  id: string;
  theme: Theme;
  /**
   * how hard it is, on the scale of the players' ratings
   */
  rating: number;
  /**
   * from 1, easy, to 5
   */
  grade: number;
  players: number;
}
/**
 * A puzzle to be solved.
 */
export interface Puzzle {
  entry: PuzzleEntry;
  scene: PuzzleScene;
}
/**
 * A table with one question.
 */
export interface PuzzleScene {
  table: Table;
  state: StateMessage;
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
  /**
   * whether the viewer's seat can take back, and whether it must ask
   */
  undo: UndoState;
  /**
   * when the game is over
   */
  result: Result | null;
  /**
   * if the table has one
   */
  clock: Clock | null;
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
 * What one event tells, whose it is, whether only the viewer may know of it, and the round that it opens.
 */
export interface LogLine {
  text: Message;
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
  prompt: Message;
  options: Option[];
  /**
   * if the answer is a set
   */
  picks: Picks | null;
  refused: Refusal[];
  /**
   * why what else lies in a place of the table cannot be chosen; the title names its places
   */
  resting: Resting[];
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
  text: Message;
  note: Message | null;
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
  why: Message;
}
/**
 * A place of the table, and why what lies there cannot be chosen now, as far as no option and no refusal is about
 * it. The title names its places, and its table on the page says which thing lies where.
 */
export interface Resting {
  place: string;
  why: Message;
}
/**
 * The costliest moves of a player as puzzles; more may follow while the game is reviewed.
 */
export interface MistakePuzzles {
  seat: number;
  /**
   * the costliest first
   */
  mistakes: Mistake[];
  /**
   * whether no more will follow
   */
  all: boolean;
}
/**
 * A move that cost much, to be found better.
 */
export interface Mistake {
  /**
   * moves played before it
   */
  at: number;
  round: number;
  /**
   * what was chosen in the game
   */
  chosen: Message;
  /**
   * win chance that it lost, from 0 to 1
   */
  cost: number;
}
/**
 * What an answer to a puzzle was worth.
 */
export interface Solution {
  right: boolean;
  chosen: number;
  best: number;
  /**
   * of all answers, best first
   */
  worths: Worth[];
  /**
   * games that were played on from each of the leading answers
   */
  worlds: number;
}
/**
 * What an answer is worth.
 */
export interface Worth {
  action: number;
  /**
   * from 0 to 1
   */
  win_chance: number;
  /**
   * win chance lost against the best answer
   */
  behind: number;
  /**
   * standard error of that; null if it was tried only once
   */
  noise: number | null;
  /**
   * the final score that is expected
   */
  score: number;
}
/**
 * Why the best answer is better than the chosen one; if that was the best, than the next best.
 */
export interface Reasons {
  reasons: Message[];
}
/**
 * The deals of this day and of those before.
 */
export interface DailyDays {
  /**
   * this day, as 2026-11-17; it ends at midnight UTC
   */
  day: string;
  ends: string;
  players: number;
  /**
   * of the bots
   */
  level: string;
  /**
   * by which friends find your results
   */
  code: string;
  /**
   * of this day, one for each title
   */
  deals: DailyDeal[];
  /**
   * of days before, newest first
   */
  archive: DailyDeal[];
}
/**
 * The deal of a title on a day.
 */
export interface DailyDeal {
  title: string;
  day: string;
  /**
   * how many have played it to the end
   */
  finished: number;
  yours: DailyResult | null;
}
/**
 * A player's game of a deal.
 */
export interface DailyResult {
  name: string;
  yours: boolean;
  /**
   * begun when the day was over; it is not counted
   */
  late: boolean;
  /**
   * of your game; null for others
   */
  table: string | null;
  /**
   * worked out from the moves; null until the game is over
   */
  score: number | null;
  /**
   * scores of the bots
   */
  others: number[];
  /**
   * among all at the table
   */
  place: number | null;
}
/**
 * What came of a deal, as far as the one who asks may see it: all of it only when they have finished it, or when
 * its day is over.
 */
export interface DailySheet {
  deal: DailyDeal;
  /**
   * whether the day is over
   */
  over: boolean;
  /**
   * lowest score first
   */
  histogram: ScoreCount[] | null;
  /**
   * those of the friends that were asked for
   */
  friends: DailyResult[] | null;
}
/**
 * How many have reached a score.
 */
export interface ScoreCount {
  score: number;
  count: number;
}
/**
 * A friend, whose results can be compared with one's own.
 */
export interface DailyFriend {
  code: string;
  name: string;
}
/**
 * Your games, as far as they were asked for.
 */
export interface OwnGames {
  total: number;
  games: OwnGame[];
  /**
   * to ask for games with one of them
   */
  opponents: Opponent[];
}
/**
 * A game at which you have a seat.
 */
export interface OwnGame {
  table: string;
  title: string;
  created: string;
  outcome: "aborted" | "lost" | "replaced" | "resigned" | "running" | "won";
  halted: ("agreed" | "components" | "ended" | "moves" | "resigned" | "rules") | null;
  rated: boolean;
  /**
   * of a rated game that has ended
   */
  rating: RatingChange | null;
  seats: GameSeat[];
}
/**
 * What a game did to your rating, in points.
 */
export interface RatingChange {
  before: number;
  after: number;
}
/**
 * Who played at a seat, and how it came off.
 */
export interface GameSeat {
  name: string;
  mark: string | null;
  /**
   * of a bot
   */
  level: string | null;
  yours: boolean;
  /**
   * null if the game was not played to its end
   */
  place: number | null;
  score: number | null;
  /**
   * whether a bot has played for the person
   */
  stood_in: boolean;
  resigned: boolean;
}
/**
 * Somebody you have played with.
 */
export interface Opponent {
  mark: string;
  name: string;
  games: number;
}
/**
 * What your games of a title say; at most the last 500.
 */
export interface TitleStatistics {
  title: string;
  /**
   * that you played to the end by yourself
   */
  games: number;
  /**
   * that you did not
   */
  left: number;
  by_players: PlayersStatistics[];
  /**
   * most often chosen first
   */
  actions: Favourite[];
  /**
   * most often placed first
   */
  placed: Favourite[];
  against: Against[];
}
/**
 * Your games with a number of players, of those that you played to the end by yourself.
 */
export interface PlayersStatistics {
  players: number;
  games: number;
  wins: number;
  mean_score: number;
  best_score: number;
}
/**
 * An action, or a card or tile, and how often you chose or placed it.
 */
export interface Favourite {
  text: Message;
  count: number;
}
/**
 * Somebody, or bots of a level, and how often you came off better or worse.
 */
export interface Against {
  /**
   * of a person
   */
  name: string | null;
  mark: string | null;
  /**
   * of bots
   */
  level: string | null;
  games: number;
  better: number;
  worse: number;
}
/**
 * Your ratings, and whether others may see them.
 */
export interface OwnStanding {
  ratings: Rating[];
  /**
   * whether this server has one
   */
  leaderboard: boolean;
  /**
   * whether you agreed to stand on it
   */
  listed: boolean;
}
/**
 * How strong somebody is, on the scale of a title with a number of players.
 */
export interface Rating {
  title: string;
  players: number;
  points: number;
  /**
   * by how many points it may easily be wrong
   */
  spread: number;
  /**
   * whether there were games enough to believe it
   */
  sure: boolean;
  /**
   * rated ones
   */
  games: number;
}
/**
 * The bots on the scale of a title with a number of players, and you.
 */
export interface LevelRatings {
  levels: LevelRating[];
  /**
   * null before your first rated game
   */
  yours: Rating | null;
}
/**
 * How strong a level of bots is.
 */
export interface LevelRating {
  level: string;
  points: number;
  spread: number;
  /**
   * whether it is the evenest match for you
   */
  even: boolean;
}
/**
 * Who is strong with a number of players, the strongest first.
 */
export interface Leaderboard {
  title: string;
  players: number;
  rows: LeaderboardRow[];
}
/**
 * Somebody who agreed to be listed, or bots of a level.
 */
export interface LeaderboardRow {
  /**
   * of a person
   */
  name: string | null;
  mark: string | null;
  /**
   * of bots
   */
  level: string | null;
  yours: boolean;
  points: number;
  spread: number;
  games: number;
}
/**
 * Tournaments of yours, those that go on first.
 */
export interface Tournaments {
  mine: TournamentSummary[];
}
/**
 * A tournament in a list.
 */
export interface TournamentSummary {
  id: string;
  pairing: "best_of" | "each_title" | "robin" | "swiss";
  titles: string[];
  stage: "ended" | "open" | "over" | "running";
  round: number;
  rounds: number;
  /**
   * how many take part
   */
  entrants: number;
  places: number;
  host: boolean;
  host_name: string;
  created: string;
  /**
   * yours, once it has started
   */
  rank: number | null;
  your_table: string | null;
}
/**
 * A tournament, or a series, as the one who asks is shown it.
 */
export interface Tournament {
  id: string;
  pairing: "best_of" | "each_title" | "robin" | "swiss";
  titles: string[];
  /**
   * by title
   */
  settings: {
    [k: string]: {
      [k: string]: SettingValue;
    };
  };
  /**
   * at a table
   */
  players: number;
  places: number;
  /**
   * 0 until it starts, if all are to meet all
   */
  rounds: number;
  /**
   * the level of those that take the places left when it starts
   */
  bots: string | null;
  pace: Pace;
  rated: boolean;
  created: string;
  /**
   * open until it starts; over after its last round, ended if its host ended it
   */
  stage: "ended" | "open" | "over" | "running";
  /**
   * that is played; 0 before the first
   */
  round: number;
  /**
   * whether it is yours
   */
  host: boolean;
  host_name: string;
  entrants: Entrant[];
  /**
   * the first one first; empty before it starts
   */
  standings: Standing[];
  /**
   * the first round first
   */
  history: Round[];
  /**
   * at which you play in this round, until its game has ended
   */
  your_table: string | null;
}
/**
 * Somebody who takes part.
 */
export interface Entrant {
  /**
   * by which meetings and standings name them
   */
  number: number;
  /**
   * empty for who was deleted
   */
  name: string;
  mark: string | null;
  /**
   * of a bot
   */
  level: string | null;
  yours: boolean;
  withdrawn: boolean;
}
/**
 * How somebody stands.
 */
export interface Standing {
  entrant: number;
  /**
   * the same for those who are equal in all that decides
   */
  rank: number;
  /**
   * one for each opponent they came before, half of one for each they are equal with
   */
  points: number;
  /**
   * the points of all whom they have met; decides between equal points
   */
  opponents: number;
  /**
   * VPs ahead of all whom they have met; decides then
   */
  margin: number;
  games: number;
  wins: number;
  /**
   * rounds they sat out, which count as won
   */
  byes: number;
}
/**
 * A round.
 */
export interface Round {
  number: number;
  title: string;
  meetings: Meeting[];
}
/**
 * Those who meet at a table, or somebody who sits out.
 */
export interface Meeting {
  table: string | null;
  /**
   * in the order of seats
   */
  entrants: number[];
  state: "aborted" | "bye" | "over" | "playing";
  /**
   * as they count here; null until the round is over
   */
  places: number[] | null;
  /**
   * null if it was not played to its end, and until then
   */
  scores: number[] | null;
}
/**
 * The lessons of a title, in their order.
 */
export interface LessonPath {
  title: string;
  lessons: Lesson[];
}
/**
 * A lesson on the path of a title.
 */
export interface Lesson {
  id: string;
  name: Message;
  about: Message;
  /**
   * how many it has; 0: it is a whole game, at a table of its own
   */
  steps: number;
}
/**
 * A step of a lesson as it stands.
 */
export interface LessonTurn {
  table: Table;
  idea: Message;
  /**
   * subjects on the table, areas or spots that the idea is about
   */
  about: string[];
  /**
   * without a decision when there is an outcome
   */
  state: StateMessage;
  /**
   * null: the learner is to move
   */
  outcome: LessonOutcome | null;
}
/**
 * What the learner's move brought, and why.
 */
export interface LessonOutcome {
  verdict: "right" | "wrong";
  said: Message;
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
  label: Message;
  /**
   * several of them
   */
  labels: Message;
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
  label: Message;
  help: Message | null;
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
  label: Message;
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
  label: Message;
  /**
   * a word over variants that belong together, such as a phase
   */
  group: Message | null;
  help: Message | null;
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
  /**
   * `printed`: all of it is known from print; `part`: some fields are; `reconstructed`: none is; `confirmed`: an owner found it as shipped; `corrected`: it differs from what is shipped
   */
  status: EntryStatus;
  /**
   * its fields as saved
   */
  entry: Entry;
  /**
   * its fields as shipped
   */
  shipped: Entry;
  /**
   * fields that differ from what is shipped
   */
  changed: string[];
  confirmed: Confirmation | null;
}
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
  text: Message;
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
   * says what to do
   */
  error: Message;
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
   * why it cannot be undone now; null if it can
   */
  obstacle: Message | null;
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
 * What has happened since the viewer left, after the `state` that tells how it stands now: the table as it was,
 * then one frame for each move, with its lines of the log.
 */
export interface SinceMessage {
  type: "since";
  viewer: number;
  /**
   * of the log that there were when the viewer left
   */
  lines: number;
  frames: Frame[];
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
  reasons: Message[];
  /**
   * what the other seats will probably choose at the same time
   */
  forecast: Message[];
}
/**
 * What a decision is for, and what to look at; to who asked alone.
 */
export interface CoachMessage {
  type: "coach";
  seat: number;
  key: string;
  coaching: Coaching;
}
/**
 * What is said at a question, if anything.
 */
export interface Coaching {
  /**
   * what is asked, and what it is good for; for who does not know it yet
   */
  explains: Message | null;
  /**
   * what to look at now, in this position; weightiest first, often nothing
   */
  looks: Message[];
}
/**
 * What a card or tile would take of an empire and bring to it, as it is now; to who asked alone.
 */
export interface CardMessage {
  type: "card";
  seat: number;
  subject: string;
  lines: Message[];
}
/**
 * Somebody would like to take back, to let a bot play for another, or to end the game.
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
   * the move as the log told it to everybody, if it did
   */
  about: Message | null;
  /**
   * the seat that did not agree
   */
  refused_by: number | null;
  /**
   * what it is that all must agree to
   */
  wants: Wanted;
  /**
   * the seat that a bot of this level would play for
   */
  of: number | null;
  level: string | null;
}
/**
 * What is chosen ahead for a seat, to its owner alone; at tables where that can be done, first and whenever it
 * changes.
 */
export interface AheadMessage {
  type: "ahead";
  seat: number;
  plans: Plan[];
  passing: Passing[];
}
/**
 * An answer to the next question of a kind.
 */
export interface Plan {
  /**
   * the kind of the decision
   */
  question: string;
  /**
   * what it is about
   */
  text: Message;
  /**
   * the wishes, the dearest first
   */
  actions: number[];
  /**
   * the same in words
   */
  wishes: Message[];
  condition: "mine" | "nothing" | "possible";
}
/**
 * To pass whenever a question of a kind is asked.
 */
export interface Passing {
  question: string;
  text: Message;
  /**
   * false: as long as nothing is offered that was not known
   */
  always: boolean;
}
/**
 * What a seat may be asked next; to who asked alone.
 */
export interface ForeseenMessage {
  type: "foreseen";
  seat: number;
  /**
   * the surest first
   */
  questions: Foreseen[];
}
/**
 * A kind of question that may be asked next, and what may be offered then.
 */
export interface Foreseen {
  question: string;
  text: Message;
  /**
   * the surest first
   */
  options: AheadOption[];
  /**
   * how many of them one answer can choose
   */
  most: number;
  /**
   * to pass, where that may be possible
   */
  passing: AheadOption | null;
}
/**
 * What may be offered.
 */
export interface AheadOption {
  action: number;
  text: Message;
}
/**
 * A line that somebody said to all.
 */
export interface ChatMessage {
  type: "chat";
  name: string;
  seat: number | null;
  text: string;
  /**
   * names who said it, at this table alone
   */
  speaker: string;
  /**
   * of who said it
   */
  mark: string | null;
}
/**
 * So many others think at this server that the bots that are asked, or your hint, must wait for their turn.
 */
export interface WaitMessage {
  type: "wait";
  about: "bots" | "hint";
  /**
   * in line, from 1; null: it is their turn, or they are done
   */
  place: number | null;
}
/**
 * A message was refused.
 */
export interface ErrorMessage {
  type: "error";
  /**
   * says what to do
   */
  message: Message;
  /**
   * the type of the message that was refused
   */
  about: string | null;
}

export const SPECTATOR = -1;
