import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { useHydrated } from '~/components/ui/use-hydrated';
import type { GalleryPicture } from './gallery.loader.server';
import { largePictureId } from './use-lightbox';

type LargePictureProps = {
  picture: GalleryPicture;
  /**
   * The `sizes` of the thumbnail, which is already loaded and is shown while the large picture may still need to be
   * encoded.
   */
  sizes: string;
  index: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/**
 * A large picture in a popover. Its button and Esc close it without scripts; scripts add closing by a click beside the
 * picture, and buttons and arrow keys for the previous and next one.
 */
export function LargePicture(props: LargePictureProps) {
  const { t } = useTranslation('gallery');
  const { picture, sizes, index, total, onStep, onClose } = props;
  const { image, caption } = picture;
  const id = largePictureId(index);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onStep(1);
    if (key === 'ArrowLeft') onStep(-1);
  };
  const closeBeside = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, img')) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows and the ground add to its buttons and Escape
    <dialog
      id={id}
      popover="auto"
      className="lightbox"
      aria-label={caption}
      onKeyDown={onKeyDown}
      onClick={closeBeside}
    >
      <div className="lightbox__bar">
        <p className="lightbox__position tabular" aria-hidden="true">
          {t('position', { number: index + 1, total })}
        </p>
        <button
          type="button"
          className="lightbox__button"
          data-part="close"
          popovertarget={id}
          popovertargetaction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
      </div>
      <div className="lightbox__frame">
        <div className="lightbox__first" aria-hidden="true">
          <Picture image={{ ...image, alt: '' }} sizes={sizes} />
        </div>
        <Picture image={image} sizes="100vw" />
      </div>
      <div className="lightbox__steps">
        <StepButton part="previous" onClick={() => onStep(-1)} />
        <p className="lightbox__caption">{caption}</p>
        <StepButton part="next" onClick={() => onStep(1)} />
      </div>
    </dialog>
  );
}

/** Rendered from the start, so that nothing moves after hydration. */
function StepButton({ part, onClick }: { part: 'previous' | 'next'; onClick: () => void }) {
  const { t } = useTranslation('gallery');
  if (!useHydrated()) return <span className="lightbox__button" />;
  return (
    <button
      type="button"
      className={`lightbox__button lightbox__button--${part}`}
      data-part={part}
      onClick={onClick}
    >
      <Icon name="arrow" />
      <span className="visually-hidden">{t(part)}</span>
    </button>
  );
}
