import { Button } from '~/components/ui/button';
import { Consequences } from './consequences';
import { HiddenFields } from './hidden-fields';

type LossScreenProps = {
  title: string;
  /** What would be lost. */
  about: string;
  consequences: readonly string[];
  /** The submitted form: what has been typed is still there for those who go back. */
  fields: readonly (readonly [string, string])[];
  /** The name of the two buttons. */
  name: string;
  confirm: { value: string; label: string };
  cancel: { value: string; label: string };
};

/** A confirmation page before a text is lost. */
export function LossScreen(props: LossScreenProps) {
  const { title, about, consequences, fields, name, confirm, cancel } = props;
  return (
    <div className="desk-column stack">
      <h1 className="desk-title">
        <span>{title}</span> <span>{about}</span>
      </h1>
      <Consequences texts={consequences} />
      <form className="desk-buttons" method="post">
        <HiddenFields fields={fields} />
        <Button name={name} value={confirm.value}>
          {confirm.label}
        </Button>
        <Button name={name} value={cancel.value} look="quiet">
          {cancel.label}
        </Button>
      </form>
    </div>
  );
}
