import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/picture';
import type { AssetAddress } from '~/routing/asset-href';

type OpenerProps = {
  title: string;
  lead: string;
  image: AssetAddress & { alt: string; height: number };
  /** A short line above the title, where it adds something. */
  kicker?: string;
  /** Breadcrumb. */
  above?: ReactNode;
  /** Ways to go on. */
  children?: ReactNode;
};

/** The head of an inner page that begins with a picture: text at the bottom left, the picture to the right. */
export function Opener({ title, lead, image, kicker, above, children }: OpenerProps) {
  const isTall = image.height > image.width;
  return (
    <header className="opener wrap">
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
              ? '(max-width: 900px) 92vw, (max-width: 1440px) 38vw, 540px'
              : '(max-width: 900px) 92vw, (max-width: 1440px) 52vw, 740px'
          }
          priority
          className={isTall ? 'opener__picture opener__picture--tall' : 'opener__picture'}
        />
      </div>
    </header>
  );
}
