import { useFrame } from '~/components/layout/use-frame';
import { pageTitle } from './page-title';

type DocumentTitleProps = {
  title: string;
  /** An addition to the title, if there is room for it. */
  detail?: string | undefined;
  /** Before the title: “Error: ”. */
  prefix?: string;
};

/** The document's title, which ends with the hotel's name. Error pages may not know it. */
export function DocumentTitle({ title, detail, prefix = '' }: DocumentTitleProps) {
  const hotel = useFrame()?.hotel;
  return <title>{prefix + (hotel ? pageTitle(title, hotel, detail) : title)}</title>;
}
