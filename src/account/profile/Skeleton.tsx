import { Card } from '../../ui/Card';
import { PageHead } from '../../ui/PageHead';
import { Lines } from '../../ui/loading/Loading';
import { Spinner } from '../../ui/loading/Spinner';
import { profileMessages } from './profileMessages';

const texts = profileMessages.profile;

/** A placeholder for the profile, with its parts in their places. */
export function Skeleton({ text }: { text: string }) {
  return (
    <>
      <PageHead {...profileMessages.page} />
      <div data-own-stage className="on-stage wide profile-greeting profile-loading" role="status">
        <Spinner className="profile-initial" />
        <h1>{text}</h1>
        <Lines />
      </div>
      <div className="profile-sections" aria-hidden="true">
        <div className="profile-tabs">
          <span aria-current>{texts.participations}</span>
          <span>{texts.account}</span>
        </div>
        <div className="profile-columns" data-shown="#participacoes">
          <div className="profile-section">
            <h2>{texts.ownParticipations}</h2>
            <Card>
              <div className="profile-loading-picture" />
              <Lines texts={1} />
            </Card>
          </div>
          <div className="profile-section profile-account">
            <h2>{texts.account}</h2>
            <Card>
              {Array.from({ length: 5 }, (_, row) => (
                <Lines key={row} texts={1} />
              ))}
            </Card>
          </div>
          <Card panel>
            <Lines />
          </Card>
        </div>
      </div>
    </>
  );
}
