import { type ButtonVariant, buttonClass } from './button';
import { Icon } from './icon';

type MailAndPhoneProps = {
  /** Link to a prefilled email. */
  mailHref: string;
  mailLabel: string;
  phone: string;
  phoneDisplay: string;
  look?: ButtonVariant;
};

/** The two ways to enquire: a prefilled email, and the telephone. */
export function MailAndPhone(props: MailAndPhoneProps) {
  const { mailHref, mailLabel, phone, phoneDisplay, look } = props;
  return (
    <p className="ways">
      <a className={buttonClass(look)} href={mailHref}>
        {mailLabel}
      </a>{' '}
      <a className="more" href={`tel:${phone}`}>
        <Icon name="phone" />
        <span className="nowrap">{phoneDisplay}</span>
      </a>
    </p>
  );
}
