import type { Show } from '#common/contract/agenda/show';
import { placeNotes } from '#common/rules/place-words';

/** Where a place is, and how to come in, below its name. */
export const PlaceFacts = ({ location }: { location: Show['location'] }) =>
  [location.address, location.description, ...placeNotes(location)].map(
    (words) =>
      words && (
        <p key={words} className="small soft">
          {words}
        </p>
      ),
  );
