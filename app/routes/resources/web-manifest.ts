import type { LoaderFunctionArgs } from '@remix-run/node';
import { mailColors, themeColor } from '#hotel/hotel.config.js';
import { defaultLocale } from '~/i18n/locales';
import { href } from '~/routing/href';

/** An icon in the hotel's `public/`. */
const icon = (src: string, size: number) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

const icons = [
  icon('/icon-192.png', 192),
  icon('/icon-512.png', 512),
  { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
];

/** The web manifest: name and icons of a site that a visitor keeps on the home screen. */
export function loader({ context }: LoaderFunctionArgs) {
  const { name, fullName } = context.content.current().get().site.hotel;
  const manifest = {
    name: fullName,
    short_name: name,
    lang: defaultLocale,
    start_url: href('home', defaultLocale),
    scope: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: mailColors.background,
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
