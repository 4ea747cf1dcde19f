/** What the visitor answered; nothing is measured before an answer. */
export type ConsentAnswer = 'yes' | 'no';

/** The consent question; undefined everywhere unless the operator measures visits. */
export type ConsentQuestion = {
  /** Measurement id of Google Analytics, `G-…`. */
  id: string;
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Text of the link to the choice, in the footer of every page. */
  manage: string;
};

/** Both answers expire after half a year; then the question is asked again. */
export const consentSeconds = 180 * 24 * 60 * 60;

export const isAnswer = (value: unknown): value is ConsentAnswer =>
  value === 'yes' || value === 'no';

const answerCookie = /(?:^|;\s*)(?:__Host-)?consent=(yes|no)(?:;|$)/;

/** Reads the answer from a Cookie header or from `document.cookie`. */
export function readAnswer(cookies: string | null | undefined): ConsentAnswer | undefined {
  return answerCookie.exec(cookies ?? '')?.[1] as ConsentAnswer | undefined;
}
