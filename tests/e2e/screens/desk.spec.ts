import { MINUTE_MS } from '../../../src/base/durations';
import { checkScreen } from '../checkScreen';
import { ageLogin, openDesk, ROOM, saveAddress, seedRoom, settled, state } from '../deskPage';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';
import { FULL, inDays, inHours, publish } from '../promotionPage';

test.describe('the desk', () => {
  const WINNER = { nome: 'Maria da Conceição Albuquerque', celular: '11912345678', confirmado: true };
  /** So long ago that the desk shows hours and minutes, which do not change during a check. */
  const HOURS_AGO_MS = 7_830_000;

  test('is accessible before a release', async ({ page }) => {
    for (const [room, hours] of Object.entries({
      'show-2020-01-01-abc234': -50,
      'show-2020-01-02-abc234': -200,
    })) {
      const em = inHours(hours);
      await admin.write(`linksDaSala/${room}`, { link: 'https://example.com', em });
      await admin.write(`vagas/${room}`, { sala: room, link: `protegido:${room}`, em });
    }
    await openDesk(page);
    const earlier = page.getByRole('heading', { name: 'Shows anteriores' });
    await earlier.waitFor();
    await checkScreen(page, 'bastidores-antes', state(page, 'Nenhuma sala aberta'));
    await admin.write('configuracoes/salaDeEspera', {
      video: 'https://vimeo.com/1',
      inicio: inHours(1),
      fim: inHours(2),
      recado: 'Faltam dez minutos: peguem a pipoca e chamem a família!',
    });
    await saveAddress(page, 'https://us02web.zoom.us/j/81234567890?pwd=aBcDeFgHiJkLmNoPqRsTuVwXyZ012345');
    await settled(page);
    await checkScreen(page, 'bastidores-pronto', 'Faltam dez minutos');
    await earlier.click();
    await settled(page);
    await checkScreen(
      page,
      'bastidores-shows-anteriores',
      page.getByRole('button', { name: /^Apagar os dados de \d+\sdias?/ }),
    );
  });

  test('is accessible before and while the button is shown, and in a room that is full', async ({ page }) => {
    await openDesk(page);
    await seedRoom(MINUTE_MS, [], { abreEm: inHours(0.166) });
    await expect(state(page, /^O botão aparece em/)).toBeVisible();
    await settled(page);
    await checkScreen(page, 'bastidores-contagem');
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    const first: [number, object][] = [
      [0.42, WINNER],
      [0.9, { ...WINNER, nome: 'João', celular: '21987654321', confirmado: false }],
    ];
    // A place without a winner, as until the winner's name arrives.
    await seedRoom(HOURS_AGO_MS, [...first, [1.31]]);
    await expect(state(page, /^Botão no ar/)).toBeVisible();
    await checkScreen(page, 'bastidores-no-ar', page.getByText('B815 03AA').first());
    const names = ['Rita Lima', 'Pedro Souza', 'Ana Beatriz Nogueira'];
    const last = names.map((nome, index): [number, object] => [
      1.31 + index / 3,
      { ...WINNER, nome, celular: `3198765432${index}` },
    ]);
    await seedRoom(HOURS_AGO_MS, [...first, ...last]);
    await expect(state(page, 'Sala cheia')).toBeVisible();
    await checkScreen(page, 'bastidores-cheia', page.getByText('Ana Beatriz Nogueira').first());
    await admin.write('configuracoes/salaDeEspera', {
      paraCadastrados: true,
      inicio: inHours(-2),
      fim: inHours(0.16),
    });
    await expect(page.getByText(/^Pelo horário, o show acaba/)).toBeVisible();
    await admin.close(ROOM);
    await checkScreen(page, 'bastidores-fechada', page.getByRole('button', { name: 'Preparar outra sala' }));
    await page.getByRole('button', { name: 'Preparar outra sala' }).click();
    await page.getByRole('heading', { name: 'Sala anterior' }).click();
    await settled(page);
    await checkScreen(page, 'bastidores-sala-anterior', page.getByText('Ana Beatriz Nogueira').first());
  });

  test('is accessible in its part of promotions', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await openDesk(page);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    const frame = page.frameLocator('iframe[title^="A página"]');
    await page.getByRole('link', { name: 'Promoções' }).click();
    await checkScreen(page, 'bastidores-promocoes-nenhuma', 'Ainda não há nenhuma promoção');
    await publish('carro', { ...FULL, titulo: 'Um carro zero e um ano de combustível' });
    await publish('pascoa', {
      titulo: 'Páscoa',
      imagem: '/promocoes/viagem.svg',
      inicio: inDays(3),
      fim: inDays(9),
    });
    await publish('carnaval', {
      titulo: 'Carnaval',
      imagem: '/promocoes/casa.svg',
      inicio: inDays(-9),
      fim: inDays(-3),
    });
    for (const person of ['ana', 'bia', 'caio'])
      await admin.write(`promocoes/carnaval/participacoes/${person}`, { em: inDays(-4) });
    await publish('natal', { titulo: 'Natal', imagem: '', publicada: false });
    await publish('a-mao', { titulo: 'Sem começo', inicio: 'amanhã' });
    await page.reload();
    await heading('Promoções').waitFor();
    await expect(page.getByText('Contando quem participa…')).toHaveCount(0);
    await checkScreen(page, 'bastidores-promocoes', heading('Promoções'));
    await page.getByRole('link', { name: 'Escrever o resultado: Carnaval' }).click();
    await expect(page.getByLabel('Resultado')).toBeFocused();
    await page.getByRole('link', { name: 'Todas as promoções' }).click();
    await page.getByRole('link', { name: 'Editar: Um carro zero' }).click();
    await expect(frame.getByText('Fazer cadastro e participar')).toBeVisible();
    await expect(page.getByText('Ninguém participa.', { exact: true })).toBeVisible();
    await checkScreen(page, 'bastidores-promocao', heading('Um carro zero e um ano'));
    await page.getByRole('link', { name: 'Todas as promoções' }).click();
    await page.getByRole('link', { name: 'Criar promoção' }).click();
    await page.getByLabel('Título').fill('Natal');
    await page.getByRole('textbox', { name: 'Imagem' }).fill('/nao-existe.jpg');
    await page.getByRole('button', { name: 'Criar sem publicar' }).click();
    await expect(page.getByText('A imagem não abriu')).toBeVisible();
    await checkScreen(page, 'bastidores-promocao-incompleta', 'Escolha o último dia e a hora.');
  });

  test('is accessible in its parts of registrations and of the show', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: '' }));
    await openDesk(page);
    const many = {
      SP: 5_120,
      RJ: 2_310,
      MG: 1_904,
      BA: 870,
      PE: 512,
      CE: 240,
      PR: 198,
      RS: 151,
      GO: 90,
      DF: 42,
    };
    const states = Object.entries({ ...many, MA: 12, PB: 6, AC: 1 });
    for (const [code, quantidade] of states) await admin.write(`usuariosPorEstado/${code}`, { quantidade });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 11_456 });
    await page.getByRole('link', { name: 'Cadastros' }).click();
    await checkScreen(
      page,
      'bastidores-cadastros',
      page.getByRole('heading', { name: 'pessoas se cadastraram' }),
    );
    await admin.write('usuariosPorEstado/RJ', { quantidade: -5 });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 'muitos' });
    await page.getByRole('button', { name: 'Contar de novo' }).click();
    await page.getByText('Outros 2 estados: 7 pessoas').click();
    await checkScreen(page, 'bastidores-cadastros-errados', 'Fora da conta');
    await admin.write('configuracoes/salaDeEspera', {
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      premio: 'Um carro zero',
      foto: '/promocoes/carro.svg',
      apresentador: 'Maria da Conceição',
      retrato: '/promocoes/apresentadora.svg',
      paraCadastrados: true,
      // A little more than whole hours, so that the displayed time does not change during the checks.
      inicio: inHours(1.1),
      fim: inHours(2),
    });
    await page.getByRole('link', { name: 'O show', exact: true }).click();
    await expect(page.getByTitle('Transmissão ao vivo')).toBeVisible();
    await checkScreen(page, 'bastidores-show', page.getByAltText('A imagem, como aparece no site').last());
    await page.getByRole('button', { name: 'Cancelar o show' }).click();
    await checkScreen(page, 'bastidores-show-cancelar', 'Cancelar o show de ');
    await page.getByRole('button', { name: 'Manter o show' }).click();
    await page.getByLabel('Termina em').fill('');
    await page.getByLabel('Vídeo ao vivo').fill('https://vimeo.com/1');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await checkScreen(page, 'bastidores-show-errado', 'Este endereço não é de um vídeo do YouTube.');
  });

  test('is accessible with rooms that are wrong, without a connection and with an old login', async ({
    page,
    context,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await ageLogin(page, 11.5);
    await openDesk(page);
    const passwordFold = page.getByRole('heading', { name: 'Digite a sua senha de novo' });
    await passwordFold.click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
    await checkScreen(page, 'bastidores-senha', state(page, 'Nenhuma sala aberta'));
    await passwordFold.click();
    await page.unrouteAll();
    await admin.open('a-mao', { Link: 'https://example.com', cliques: -1 });
    await admin.open('outra', { link: 'https://example.com', cliques: 0 });
    await expect(page.getByText('Há mais uma sala, “outra”')).toBeVisible();
    await settled(page);
    await checkScreen(page, 'bastidores-errada');
    await context.setOffline(true);
    await expect(passwordFold).toBeHidden();
    await checkScreen(page, 'bastidores-sem-conexao', 'Sem conexão: o que você vê');
  });
});
