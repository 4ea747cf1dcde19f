import type { HomeView } from './home.loader.server';
import { useFrame } from '~/components/layout/use-frame';
import { TravelDistances } from './travel-distances';
import { Headlines } from './headlines';
import { PackagePrints } from './package-prints';
import { GoodsBand } from './goods-band';
import { Facts, Story } from './story';
import { Hero } from './hero';
import { ExperiencePrints } from './experience-prints';
import { DiningBand } from './dining-band';
import { RoomIndex } from './room-index';
import { HomeJsonLd } from './home-json-ld';
import belowStyles from './home-below.css?url';

/** The home page: an overview of every part of the hotel. */
export function HomeScreen({ view }: { view: HomeView }) {
  const frame = useFrame();
  return (
    <>
      <Hero view={view} bookingUrl={frame?.hotel.bookingUrl} />
      <link rel="stylesheet" href={belowStyles} />
      <Story view={view} />
      <Facts view={view} />
      <RoomIndex index={view.rooms} />
      {view.dining ? <DiningBand dining={view.dining} /> : null}
      {view.experiences ? <ExperiencePrints experiences={view.experiences} /> : null}
      {view.shop ? <GoodsBand shop={view.shop} /> : null}
      {view.packages ? <PackagePrints packages={view.packages} /> : null}
      <div className="home-end wrap grid laid-out-later">
        {view.news ? <Headlines news={view.news} /> : null}
        <TravelDistances way={view.way} />
      </div>
      <HomeJsonLd of={view} />
    </>
  );
}
