import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import type { GalleryPicture } from './gallery.loader.server';
import type { LightboxState } from './use-lightbox';

type LightboxProps = { pictures: readonly GalleryPicture[]; lightbox: LightboxState };

/** One picture large on print ground: buttons and arrow keys lead on, Esc and a click beside picture and buttons close. */
export function Lightbox({ pictures, lightbox }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const { dialog, index, step, close, onClose } = lightbox;
  const picture = index === undefined ? undefined : pictures[index];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const closeBeside = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, img')) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows and the backdrop add to its buttons and Escape
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('viewer')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={closeBeside}
    >
      <div className="lightbox__bar">
        <p className="lightbox__position tabular" aria-hidden="true">
          {t('position', { number: (index ?? 0) + 1, total: pictures.length })}
        </p>
        <button type="button" className="lightbox__button" onClick={close}>
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </button>
      </div>
      {picture ? <LargePicture key={picture.image.id} picture={picture} /> : null}
      <div className="lightbox__steps">
        <button
          type="button"
          className="lightbox__button lightbox__button--back"
          onClick={() => step(-1)}
        >
          <Icon name="arrow" />
          <span className="visually-hidden">{t('previous')}</span>
        </button>
        <p className="lightbox__caption" aria-live="polite">
          {picture?.caption}
        </p>
        <button type="button" className="lightbox__button" onClick={() => step(1)}>
          <Icon name="arrow" />
          <span className="visually-hidden">{t('next')}</span>
        </button>
      </div>
    </dialog>
  );
}

/** Over the small picture, which is there already or comes sooner: the large one may have to be made first. */
function LargePicture({ picture: { image } }: { picture: GalleryPicture }) {
  return (
    <div className="lightbox__frame">
      <div className="lightbox__first" aria-hidden="true">
        <Picture image={{ ...image, alt: '' }} sizes="320px" priority />
      </div>
      <Picture image={image} sizes="100vw" priority />
    </div>
  );
}
