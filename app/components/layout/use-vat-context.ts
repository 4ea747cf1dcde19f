import { vatContext } from '~/i18n/vat-context';
import { useFrame } from './use-frame';

/** Values for texts that say that VAT is included. */
export const useVatContext = () => vatContext(!useFrame()?.isOutsideVat);
