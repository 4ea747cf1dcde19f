import { useTranslation } from 'react-i18next';
import { FilledText, gap } from '~/components/ui/filled-text';
import type { FrameData } from '~/components/layout/frame-data';
import { MissingScreen } from '~/components/layout/missing-screen';
import { useFrame } from '~/components/layout/use-frame';

/** The page for 404 where a link in an email led: what helps, whatever was there once. */
export function StaleLinkScreen() {
  const { t } = useTranslation('texts');
  const frame = useFrame();
  return (
    <MissingScreen plate={frame?.plate}>
      <h1>{t('staleLink.title')}</h1>
      <p className="lead">{t('staleLink.text')}</p>
      {frame ? <Help hotel={frame.hotel} /> : null}
    </MissingScreen>
  );
}

function Help({ hotel: { phone, phoneDisplay, email } }: Pick<FrameData, 'hotel'>) {
  const { t } = useTranslation('texts');
  return (
    <p>
      <FilledText text={t('staleLink.call', { phone: gap })}>
        <a className="tabular nowrap" href={`tel:${phone}`}>
          {phoneDisplay}
        </a>
      </FilledText>{' '}
      <FilledText text={t('staleLink.write', { email: gap })}>
        <a href={`mailto:${email}`}>{email}</a>
      </FilledText>
    </p>
  );
}
