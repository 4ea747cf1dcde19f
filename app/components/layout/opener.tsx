import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/picture';
import type { AssetAddress } from '~/routing/asset-href';

type OpenerProps = {
  title: string;
  lead: string;
  image: AssetAddress & { alt: string; height: number };
  /** A short line above the title, if it adds something. */
  kicker?: string;
  /** Light text on a dark background, below a header that is dark too. */
  isDark?: boolean;
  /** Breadcrumb. */
  above?: ReactNode;
  /** Links below the lead. */
  children?: ReactNode;
};

/** The head of an inner page that begins with a picture: text at the bottom left, the picture to the right. */
export function Opener(props: OpenerProps) {
  const { title, lead, image, kicker, isDark, above, children } = props;
  const isTall = image.height > image.width;
  return (
    <header className={isDark ? 'opener opener--dark wrap' : 'opener wrap'}>
      {above}
      <div className="opener__grid grid">
        <div className="opener__words">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <Picture
          image={image}
          sizes={
            isTall
              ? '(max-width: 900px) 92vw, (max-width: 1920px) 38vw, 730px'
              : '(max-width: 900px) 92vw, (max-width: 1920px) 52vw, 1000px'
          }
          priority
          className={isTall ? 'opener__picture opener__picture--tall' : 'opener__picture'}
        />
      </div>
    </header>
  );
}
