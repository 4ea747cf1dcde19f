import { pictureSizes } from './picture-sizes';
import { type AssetAddress, assetHref, assetSrcSet } from '~/routing/asset-href';

type PictureProps = {
  image: AssetAddress & { alt: string; height: number };
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For a page's first picture: loaded immediately, before others. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A picture in the width and format that suit the browser. The class `picture` sets its background while it loads.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  return (
    <img
      // Placed first, because some browsers start loading at the attribute `src`.
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

/** React 18 only supports the attribute in lower case, which its types do not declare. */
export const urgent = { fetchpriority: 'high' };
