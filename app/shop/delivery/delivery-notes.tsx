import type { DeliveryNote } from './delivery-estimate';

/** Notes on parcels to certain places; renders nothing if there are none. */
export function DeliveryNotes({ notes }: { notes: readonly DeliveryNote[] }) {
  if (notes.length === 0) return null;
  return (
    <dl className="note delivery-notes">
      {notes.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
