import { assetHref, assetSrcSet } from '~/routing/asset-href';
import type { MenuPreviewState } from './use-menu-preview';

/** The picture of the entry under the pointer or the focus; the next one fades in over it once it is there. */
export function MenuPreview({ preview }: { preview: MenuPreviewState }) {
  const { pictures, isLoaded, setLoaded } = preview;
  return (
    <div className="site-menu__preview" aria-hidden="true">
      {pictures.map((picture) => (
        <img
          key={picture.id}
          className={isLoaded(picture.id) ? 'is-loaded' : undefined}
          src={assetHref(picture, 'md')}
          srcSet={assetSrcSet(picture)}
          sizes="50vw"
          width={picture.width}
          height={picture.height}
          alt=""
          onLoad={() => setLoaded(picture.id)}
        />
      ))}
    </div>
  );
}
