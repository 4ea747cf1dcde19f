import { useRouteLoaderData } from '@remix-run/react';
import { Picture } from '~/components/ui/picture';
import type { FrameData } from './frame-data';

/** The hotel's engraving beside a page with little content: an empty cart, thanks, a failed payment. */
export function HotelPlate() {
  const frame = useRouteLoaderData('root') as FrameData | undefined;
  if (!frame?.plate) return null;
  return (
    <div className="hotel-plate" aria-hidden="true">
      <Picture image={frame.plate} sizes="(max-width: 62rem) 1px, 30vw" />
    </div>
  );
}
