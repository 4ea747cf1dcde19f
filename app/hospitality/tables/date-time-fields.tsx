import { useTranslation } from 'react-i18next';
import { ChoiceField } from '~/components/forms/choice-field';
import { Field } from '~/components/forms/field';
import { SelectField } from '~/components/forms/select-field';
import { formatDay, keepOnOneLine } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { TableFieldOf } from './table-fields';
import type { TableReservationView } from './table-reservation.loader.server';
import { findProblem, isTableVenue, type TableRules } from './table-rules';
import { lastSeatingMinutes, maxGuests, allSeatings, seatingsOn } from './table-times';
import type { RequestedSlot } from './table-messages';

type DateTimeFieldsProps = {
  view: TableReservationView;
  field: TableFieldOf;
  /** The venue selected by default. */
  venue: string;
  /** The submitted time. */
  time: string | undefined;
  slot?: RequestedSlot | undefined;
};

/** Venue, number of guests, date and time. */
export function DateTimeFields({ view, field, venue: chosen, time, slot }: DateTimeFieldsProps) {
  const { t } = useTranslation('table');
  return (
    <>
      {view.venues.length > 1 ? (
        <ChoiceField
          {...field('venue')}
          legend={t('fields.venue')}
          choices={view.venues.map(({ venue, name, cuisine }) => ({
            value: venue,
            label: name,
            text: cuisine,
          }))}
          tiles
        />
      ) : (
        // Not the venue asked for: a link may name one that the hotel no longer has.
        <input type="hidden" name="venue" value={view.venues[0]?.venue ?? chosen} />
      )}
      <div className="enquiry__trio">
        <SelectField
          {...field('guests')}
          label={t('fields.guests')}
          hint={t('hints.guests')}
          options={Array.from({ length: maxGuests }, (_, index) => ({
            value: String(index + 1),
            label: t('persons', { count: index + 1 }),
          }))}
        />
        <DateField range={view.range} field={field} />
        <TimeField rules={view.rules} field={field} slot={slot} asked={time} />
      </div>
    </>
  );
}

function DateField({ range, field }: Pick<DateTimeFieldsProps, 'field'> & { range: DateRange }) {
  const { t } = useTranslation('table');
  const locale = useLocale();
  const day = (value: string) => keepOnOneLine(formatDay(value, locale));
  return (
    <Field
      {...field('date')}
      label={t('fields.date')}
      hint={t('hints.date', { from: day(range.from), until: day(range.until) })}
      type="date"
      min={range.from}
      max={range.until}
    />
  );
}

type DateRange = TableReservationView['range'];

type TimeFieldProps = Pick<DateTimeFieldsProps, 'field' | 'slot'> & {
  rules: TableRules;
  asked: string | undefined;
};

function TimeField({ rules, field, slot, asked }: TimeFieldProps) {
  const { t } = useTranslation('table');
  const time = field('time');
  const offered = new Set(listTimes(rules, slot));
  // The submitted time stays in the list even if it is not available, so that the form shows what was submitted.
  if (asked) offered.add(asked);
  return (
    <SelectField
      {...time}
      label={t('fields.time')}
      hint={t('hints.time', { minutes: lastSeatingMinutes })}
      options={[
        { value: '', label: t('form.choose') },
        ...[...offered].sort().map((value) => ({ value, label: value })),
      ]}
    />
  );
}

/** The times of the chosen day; if no open day is chosen, all times offered on any day. */
function listTimes(rules: TableRules, slot?: RequestedSlot): string[] {
  const isOpen = slot && !findProblem({ ...slot, time: '' }, rules);
  const opening = isOpen && isTableVenue(slot.venue) ? rules.times[slot.venue] : undefined;
  const times = opening && slot ? seatingsOn(opening, slot.date) : [];
  return times.length > 0 ? times : allSeatings(rules.times);
}
