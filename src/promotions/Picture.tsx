import { useEffect, useState } from 'react';
import { config } from '../config';
import { documents } from '../documentPaths';
import type { Promotion } from '../model';
import { reportMistake } from '../reporting';
import { imageAddress } from './imageAddress';
import styles from './Picture.module.css';

interface Props {
  /** Null while it is loading. */
  promotion: Pick<Promotion, 'id' | 'imagem'> | null;
  /** The main picture of the page, loaded with high priority. */
  main?: boolean;
  className?: string | undefined;
}

/** A promotion's picture, or a drawing of a stage while there is none. It is decorative. */
export function Picture({ promotion, main = false, className = '' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const { id = '', imagem = '' } = promotion ?? {};
  const address = imageAddress(imagem);

  const mistaken = imagem !== '' && address === null;
  useEffect(() => {
    if (mistaken) reportMistake(documents.promotion(id), `imagem não é ${forms()}:`, imagem);
  }, [mistaken, id, imagem]);

  return (
    <div className={`${styles.picture} ${className}`}>
      {address && broken !== address && (
        <img
          src={address}
          alt=""
          {...(main ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
