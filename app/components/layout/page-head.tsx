import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/picture';
import type { AssetAddress } from '~/routing/asset-href';

type PageHeadProps = {
  title: string;
  lead?: string;
  /** A short line above the title, if it adds something; at most one per section. */
  kicker?: string;
  /** An engraving beside the title, in wide windows only. Without one the lead takes its place. */
  plate?: (AssetAddress & { alt: string; height: number }) | undefined;
  /** Breadcrumb above the title; `children` are links below the lead. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page: its only h1 and its lead. */
export function PageHead({ title, lead, kicker, plate, above, children }: PageHeadProps) {
  return (
    <header className={plate ? 'page-head page-head--plate wrap' : 'page-head wrap'}>
      {above}
      <div className="page-head__title">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1>{title}</h1>
      </div>
      {lead ? <p className="lead page-head__lead">{lead}</p> : null}
      {children}
      {plate ? (
        <Picture
          image={plate}
          sizes="(max-width: 1000px) 1px, 320px"
          className="page-head__plate"
        />
      ) : null}
    </header>
  );
}
