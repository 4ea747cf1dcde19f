import { Fragment } from 'react';

type ContactTextProps = {
  /** A translation that may name the telephone number, as it is shown, and the email address. */
  text: string;
  contact: { phone: string; phoneDisplay: string; email: string };
};

/** A text in which the telephone number and the email address are links. */
export function ContactText({ text, contact }: ContactTextProps) {
  const { phone, phoneDisplay, email } = contact;
  return text.split(phoneDisplay).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? (
        <a className="tabular nowrap" href={`tel:${phone}`}>
          {phoneDisplay}
        </a>
      ) : null}
      {part.split(email).map((words, place) => (
        <Fragment key={place}>
          {place > 0 ? <a href={`mailto:${email}`}>{email}</a> : null}
          {words}
        </Fragment>
      ))}
    </Fragment>
  ));
}
