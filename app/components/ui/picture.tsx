import { pictureSizes } from './picture-sizes';
import { type AssetAddress, assetHref, assetSrcSet } from '~/routing/asset-href';

type PictureProps = {
  image: AssetAddress & { alt: string; height: number };
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the first picture of a page: loaded immediately, before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A picture in the width and format that suit the browser. The class `picture` gives it a background while it loads.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  return (
    <img
      // First: some browsers start loading at the attribute `src`.
      {...(priority ? urgent : { loading: 'lazy', decoding: 'async' })}
      className={className ? `picture ${className}` : 'picture'}
      src={assetHref(image, 'md')}
      srcSet={assetSrcSet(image)}
      sizes={pictureSizes(sizes)}
      width={image.width}
      height={image.height}
      alt={image.alt}
    />
  );
}

// React 18 passes the attribute on in lower case only, which its types do not know.
const urgent = { fetchpriority: 'high' };
