import { useCallback, useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ROOM_PATH } from '../base/paths';
import { ShowBar } from '../show/bar/ShowBar';
import { useShow } from '../show/watch/useShow';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { Picture } from '../ui/Picture';
import { LoadError } from '../ui/loading/LoadError';
import { Lines, Loading } from '../ui/loading/Loading';
import { useLoaded } from '../ui/loading/useLoaded';
import { PromotionArticle } from './PromotionArticle';
import { PromotionHead, SHARED_PICTURE } from './PromotionHead';
import { readPromotionNow } from './loadPromotions';
import { loadShowWhenIdle } from './loadShow';
import { messages } from './messages';
import { ActionPanel } from './panel/ActionPanel';
import { OpenPanel } from './panel/OpenPanel';
import { useAtNextStatus } from './useAtNextStatus';
import styles from './PromotionPage.module.css';

/**
 * Exported from here for the team's preview, which loads this page's chunk: a separate chunk for the article
 * would cost every visitor one more request.
 */
export { PromotionArticle };

const texts = messages.promotion;

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
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <PageCard className={styles.dark}>
        <ActionPanel>
          <h1>{texts.failedHeading}</h1>
          <LoadError look="main" tryAgain={tryAgain} />
          <ButtonLink look="plain" to="/">
            {texts.others}
          </ButtonLink>
        </ActionPanel>
      </PageCard>
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
    <PageCard
      className={`${styles.withBar} ${styles.skeleton}`}
      heading={
        <h1>
          <span className="visually-hidden">{messages.untitled}</span>
          <Lines />
        </h1>
      }
    >
      <OpenPanel promotion={null} now={null}>
        <Loading />
      </OpenPanel>
      <div className={styles.lower}>
        <Lines />
        <Lines />
      </div>
    </PageCard>
  );
}

interface PageCardProps {
  className: string | undefined;
  heading?: ReactNode;
  children: ReactNode;
}

/** The frame of the page without a promotion: while it is loading, and after an error. */
function PageCard({ className, heading, children }: PageCardProps) {
  return (
    <article data-own-stage className={`${styles.promotion} ${className}`}>
      <PageHead title={messages.untitled} description={texts.description} picture={SHARED_PICTURE} />
      <header className={`on-stage ${styles.heading}`}>
        <Picture source={null} className={styles.picture} />
        {heading}
      </header>
      {children}
    </article>
  );
}

function Missing() {
  return (
    <Card stage failed centered>
      <PageHead title={texts.missingHeading} />
      <h1>{texts.missingHeading}</h1>
      <p>{texts.missing}</p>
      <ButtonLink to="/">{texts.others}</ButtonLink>
      <ButtonLink look="plain" to={ROOM_PATH}>
        {messages.home.showLink}
      </ButtonLink>
    </Card>
  );
}
