import type { ComponentType } from 'react';
import type { TextsHandle } from '~/i18n/options';
import { hasPage } from '~/routing/paths';
import type { CaptchaConfig } from '~/platform/forms/captcha/captcha-config';
import type { AssetAddress } from '~/routing/asset-href';

/** A decorative picture of the frame. */
export type FramePicture = AssetAddress & { height: number };

/** The entries of the full-screen menu in order: first the hotel, then restaurants and shop. */
const menu = [
  'heritage',
  'rooms',
  'wellness',
  'packages',
  'experiences',
  'gallery',
  'restaurant',
  'tavern',
  'oleotheque',
  'shop',
  'news',
  'contact',
] as const;

export type MenuPage = (typeof menu)[number];

export const menuPages = menu.filter(hasPage);

/** The data of the frame around a page; missing on pages whose loaders failed. */
export type FrameData = {
  /** The public origin. */
  siteUrl: string;
  hotel: {
    name: string;
    fullName: string;
    tavern?: string | undefined;
    street: string;
    postalCode: string;
    city: string;
    country: string;
    phone: string;
    phoneDisplay: string;
    email: string;
    mapUrl: string;
    bookingUrl: string;
    social: { name: string; url: string }[];
    partners: { name: string; url: string; picture: FramePicture }[];
    credit: { name: string; url: string };
  };
  seller: { legalName: string; taxNumber: string };
  cards: string[];
  /** Previews of the menu's entries. */
  menuPictures: Partial<Record<MenuPage, FramePicture>>;
  plate?: (FramePicture & { alt: string }) | undefined;
  itemCount: number;
  demonstration: boolean;
  /** The seller is not in the VAT system. */
  isOutsideVat?: boolean;
  /** Whether the page loads scripts; false for visitors who save data. */
  scripts: boolean;
  captcha?: CaptchaConfig;
  /** The text of the link to the consent settings; undefined if visits are not measured. */
  analytics?: { manage: string };
};

/** `over` overlays the page's first picture, `night` matches a dark page. Selected by a route's handle. */
export type HeaderLook = 'paper' | 'over' | 'night';

/** The part of a route's `handle` that concerns the frame; `bare` selects a header and footer without navigation. */
export type FrameHandle = { header?: HeaderLook; bare?: boolean };

/** What a page's route may declare in its `handle`. */
export type RouteHandle = FrameHandle &
  TextsHandle & {
    /** The document's title with status 404, if the page's own error screen has another heading than the usual one. */
    MissingTitle?: ComponentType;
  };
