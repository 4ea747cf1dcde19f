/** What the frame around a page is given; missing on pages whose loaders failed. */
export type FrameData = {
  house: {
    name: string;
    fullName: string;
    street: string;
    postalCode: string;
    city: string;
    phone: string;
    phoneDisplay: string;
    email: string;
    mapUrl: string;
    bookingUrl: string;
    social: { name: string; url: string }[];
  };
  seller: { legalName: string; oib: string };
  cards: string[];
  plate?: { id: string; alt: string; width: number; height: number; hash: string };
  itemCount: number;
  demonstration: boolean;
};

/** `over` lies on the page's first picture, `night` stands on a dark page. A route's handle may ask for one. */
export type HeaderLook = 'paper' | 'over' | 'night';

export type FrameHandle = { header?: HeaderLook };
