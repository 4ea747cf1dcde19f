// Part of `schema.ts`: the tables through which the processes of one site coordinate (docs/decisions/0067). They hold
// no data of the shop and may be emptied at any time.

/** Which process runs the work that only one may run. */
type LeaseTable = {
  name: string;
  /** The holder; null after it has released the lease. */
  holder: string | null;
  /** Incremented while the holder is alive: other processes watch it instead of comparing clocks. */
  renewals: number;
};

/** The uses counted in the current window of a rate limit. */
type LimitWindowTable = {
  /** A keyed hash, so that no client can be identified. */
  key: string;
  uses: number;
  /** Milliseconds since 1970, by the database's clock. */
  ends_at: number;
};

/** The script of a page that is the same for everyone. */
type PageScriptTable = {
  /** The hash of the body, which is part of the script's URL. */
  hash: string;
  body: string;
  kept_at: string;
};

/** The captcha service's verdict on a form; it can be requested only once. */
type CaptchaVerdictTable = {
  key: string;
  /** JSON; null while the request is in progress. */
  result: string | null;
  asked_at: string;
};

/** How often a signal was sent to all processes. */
type SignalTable = {
  name: string;
  sent: number;
};

/** The tables for coordination between processes. */
export type ProcessTables = {
  leases: LeaseTable;
  limit_windows: LimitWindowTable;
  page_scripts: PageScriptTable;
  captcha_verdicts: CaptchaVerdictTable;
  signals: SignalTable;
};
