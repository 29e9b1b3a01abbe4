import { useEffect, useState } from 'react';
import { listenTo } from '../base/listenTo';
import { reportMistake } from '../base/reporting';
import { config } from '../config';
import { imageAddress } from './imageAddress';
import styles from './Picture.module.css';

interface Props {
  /** Where the picture's address is stored, and its text; null while it is loading. */
  source: { document: string; field: string; text: string } | null;
  /** Marks the main picture of the page, which is loaded with high priority. */
  main?: boolean;
  className?: string | undefined;
}

/** A picture whose address the team has typed; a drawing of a stage while there is none. It is decorative. */
export function Picture({ source, main = false, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const { document = '', field = '', text = '' } = source ?? {};
  const address = imageAddress(text);

  // A lost request says nothing about the picture.
  useEffect(() => listenTo(window, ['online'], () => setBroken(null)), []);

  const mistaken = text !== '' && address === null;
  useEffect(() => {
    if (mistaken) reportMistake(`${document}: ${field} não é ${forms()}:`, text);
  }, [mistaken, document, field, text]);

  return (
    <div className={`${styles.picture} ${className}`}>
      {address && broken !== address && (
        <img
          src={address}
          alt=""
          {...(main ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}

function forms(): string {
  const bucket = config.firebase.storageBucket;
  return bucket
    ? `um caminho do site, um endereço https:// nem um arquivo de gs://${bucket}/`
    : 'um caminho do site nem um endereço https:// (gs:// só com VITE_FIREBASE_STORAGE_BUCKET)';
}
