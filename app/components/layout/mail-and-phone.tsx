import { mailtoHref } from '~/routing/mailto-href';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { useFrame } from './use-frame';

type MailAndPhoneProps = {
  /** Of the prefilled email. */
  subject: string;
  /** The text of the prefilled email. */
  lines?: readonly string[];
  /** Of the button that opens it. */
  label: string;
  /** Introduces the address, for visitors without a mail program. */
  orAddress?: string;
};

/** The two ways to enquire at the hotel: a prefilled email, and the telephone. */
export function MailAndPhone(props: MailAndPhoneProps) {
  const { subject, lines = [], label, orAddress } = props;
  const hotel = useFrame()?.hotel;
  if (!hotel) return null;
  const { email, phone, phoneDisplay } = hotel;
  return (
    <>
      <p className="ways">
        <a className={buttonClass()} href={mailtoHref(email, subject, lines)}>
          {label}
        </a>{' '}
        <a className="more" href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="nowrap">{phoneDisplay}</span>
        </a>
      </p>
      {orAddress ? (
        <p className="note">
          {orAddress} <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
    </>
  );
}
