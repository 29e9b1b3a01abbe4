import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '../../../src/config';
import { PromotionHead } from '../../../src/promotions/PromotionHead';

it.each(['https://foto do carro.jpg', 'natal.jpg', '/natal.svg', ''])(
  'the page of a promotion with the picture %j has a title, and the picture of all promotions',
  (imagem) => {
    render(<PromotionHead promotion={{ id: 'natal', titulo: 'Natal', descricao: '', imagem }} />);
    expect(document.title).toBe(`Natal | ${config.brandName}`);
    const picture = document.querySelector('meta[property="og:image"]');
    expect(picture).toHaveAttribute('content', new URL('share-promocao.jpg', config.siteUrl).href);
  },
);
