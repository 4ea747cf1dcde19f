import { Picture } from '~/components/ui/picture';
import { useFrame } from './use-frame';

/** The hotel's engraving beside a page with little content: an empty cart, thanks, a failed payment. */
export function HotelPlate() {
  const frame = useFrame();
  if (!frame?.plate) return null;
  return (
    <div className="hotel-plate" aria-hidden="true">
      <Picture image={frame.plate} sizes="(max-width: 62rem) 1px, 30vw" />
    </div>
  );
}
