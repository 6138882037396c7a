import { newsQueries } from '#mirror/queries/news-queries';
import { NumberedPart } from '../page/numbered-part';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { NewsList } from './news-list';

interface NewsAboutProps {
  /** The title of a play or a show. */
  title: string;
}

/** The news about a play or a show: items whose titles name it. Renders nothing if there are none. */
export function NewsAbout({ title }: NewsAboutProps) {
  const { answer, reach } = useMirrorAnswer(() => newsQueries.list({ title, limit: MOST }), [title]);
  if (answer === undefined || answer.data.length === 0) return null;
  return (
    <NumberedPart id="breves" title="Brèves">
      <NewsList newsList={answer.data} reach={reach} places={MOST} variant="archive" whenEmpty={null} />
    </NumberedPart>
  );
}

const MOST = 8;
