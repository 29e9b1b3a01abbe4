import { Link, type LinkProps } from 'react-router-dom';

interface Props extends Pick<LinkProps, 'to' | 'state'> {
  texts: readonly [advice: string, link: string];
}

/** A sentence that ends in a link. */
export function AdviceLink({ texts: [advice, link], ...target }: Props) {
  return (
    <>
      {advice}
      <Link {...target}>{link}</Link>.
    </>
  );
}
