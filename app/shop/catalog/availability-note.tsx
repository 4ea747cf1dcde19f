import { useTranslation } from 'react-i18next';
import type { Availability } from './availability';

const keys = { few: 'fewLeft', out: 'soldOut', off: 'unavailable' } as const;

/** A note when little or nothing is left; renders nothing otherwise. */
export function AvailabilityNote({ of, className }: { of: Availability; className?: string }) {
  const { t } = useTranslation();
  return of === 'plenty' ? null : <span className={className}>{t(keys[of])}</span>;
}
