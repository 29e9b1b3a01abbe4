import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ROOM_PATH } from '../base/paths';
import { ShowBar } from '../show/bar/ShowBar';
import { useShow } from '../show/watch/useShow';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { FailedCard } from '../ui/loading/FailedCard';
import { Lines, Loading } from '../ui/loading/Loading';
import { useLoaded } from '../ui/loading/useLoaded';
import { PromotionArticle } from './PromotionArticle';
import { PromotionFrame } from './PromotionFrame';
import { PromotionHead, SHARED_PICTURE } from './PromotionHead';
import { loadShowWhenIdle, readPromotionNow } from './loadPromotions';
import { publicPromotionMessages } from './messages';
import { OpenPanel } from './panel/OpenPanel';
import { useAtNextStatus } from './useAtNextStatus';
import { useReadAgain } from './useReadAgain';

/**
 * The article is exported from here for the team's preview, which loads this page's chunk. A separate chunk
 * for the article would cost every visitor one more request.
 */
export { PromotionArticle };

const texts = publicPromotionMessages.promotion;

/** The page of a promotion, `/promo/{id}`. */
export default function PromotionPage() {
  const { id = '' } = useParams();
  const show = useShow(loadShowWhenIdle);
  useEffect(removeSharedTags, []);
  return (
    <>
      <ShowBar show={show} />
      <PromotionOf id={id} />
    </>
  );
}

/**
 * Removes the meta tags that the build has written for messengers (scripts/build/sharedPages.ts), because
 * React writes its own.
 */
function removeSharedTags(): void {
  for (const tag of document.querySelectorAll('meta[data-shared]')) tag.remove();
}

function PromotionOf({ id }: { id: string }) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => readPromotionNow(id), [id]));
  const now = useAtNextStatus(loaded.status === 'ready' ? loaded.data : null, tryAgain);
  useReadAgain(loaded, tryAgain);
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <FailedCard heading={texts.failedHeading} onTryAgain={tryAgain}>
        <Link to="/" className="own-line">
          {texts.others}
        </Link>
      </FailedCard>
    );
  }
  const { promotion } = loaded.data;
  if (!promotion) return <Missing />;
  return (
    <>
      <PromotionHead promotion={promotion} />
      <PromotionArticle promotion={promotion} now={now} readAgain={tryAgain} />
    </>
  );
}

/** A placeholder while the promotion is loading, with bars for the title, the dates and the description. */
function PageSkeleton() {
  return (
    <>
      <PageHead
        title={publicPromotionMessages.untitled}
        description={texts.description}
        picture={SHARED_PICTURE}
      />
      <PromotionFrame
        source={null}
        bar
        heading={
          <h1>
            <span className="visually-hidden">{publicPromotionMessages.untitled}</span>
            <Lines />
          </h1>
        }
        panel={
          <OpenPanel promotion={null} now={null}>
            <Loading />
          </OpenPanel>
        }
      >
        <Card aria-hidden="true">
          <Lines />
          <Lines />
        </Card>
      </PromotionFrame>
    </>
  );
}

function Missing() {
  return (
    <Card stage="nothing" centered>
      <PageHead title={texts.missingHeading} />
      <h1>{texts.missingHeading}</h1>
      <p>{texts.missing}</p>
      <ButtonLink to="/">{texts.others}</ButtonLink>
      <Link to={ROOM_PATH} className="own-line">
        {publicPromotionMessages.home.showLink}
      </Link>
    </Card>
  );
}
