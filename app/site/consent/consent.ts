/** What a visitor answered; without an answer nothing is measured. */
export type ConsentAnswer = 'yes' | 'no';

/** The texts of the question and of its place on the cookies page; only where the operator measures visits. */
export type ConsentQuestion = {
  /** Measurement id of Google Analytics, `G-…`. */
  id: string;
  title: string;
  text: string;
  yes: string;
  no: string;
  /** The link to the choice, at the end of every page. */
  manage: string;
};

/** Half a year, for yes and no alike: then we ask again. */
export const consentSeconds = 180 * 24 * 60 * 60;

export const isAnswer = (value: unknown): value is ConsentAnswer =>
  value === 'yes' || value === 'no';

const answerCookie = /(?:^|;\s*)(?:__Host-)?consent=(yes|no)(?:;|$)/;

/** The answer in a Cookie header or in `document.cookie`. */
export function readAnswer(cookies: string | null | undefined): ConsentAnswer | undefined {
  return answerCookie.exec(cookies ?? '')?.[1] as ConsentAnswer | undefined;
}
