import { expect, it } from 'vitest';
import { PROTECTED } from '../support/links';
import { MARIA } from '../support/person';
import { admin, count, describeEngines } from './engines';

const GREETING = 'Olá, Maria!';

describeEngines('the main job', ({ visitor, liveSession }) => {
  it('a release, a click, a win, and a return with the same place', async () => {
    const person = visitor();
    await person.goTo('/sala-de-espera');
    await person.sees('Não saia daqui!');
    await admin.write('salaDeEspera/sala', { link: liveSession(), cliques: 0 });
    await person.click('Entrar');
    await person.isAt(liveSession());
    await person.goBack('/sala-de-espera');
    await person.click('Entrar');
    await person.isAt(liveSession());
    expect(await count('vagas')).toBe(1);
  });

  it('a loss', async () => {
    const person = visitor();
    await admin.write('salaDeEspera/sala', { link: liveSession(), cliques: 5 });
    await person.goTo('/sala-de-espera');
    await person.click('Entrar');
    await person.sees('Não foi dessa vez!');
    await person.sees('Alguém foi mais rápido que você.');
    expect(await count('vagas')).toBe(0);
  });

  it('a protected link, which only the winner reads', async () => {
    const person = visitor();
    await admin.write('linksDaSala/show', { link: liveSession() });
    await admin.write('salaDeEspera/sala', { link: PROTECTED, cliques: 4 });
    await person.goTo('/sala-de-espera');
    await person.click('Entrar');
    await person.isAt(liveSession());
    expect(await count('ganhadores')).toBe(1);
  });

  it('a sign-up, a logout and a login', async () => {
    const person = visitor();
    await person.goTo('/sign-up/novo-cadastro');
    await person.signUp();
    await person.sees('Parabéns, agora você já está cadastrado com sucesso!');
    await person.click('Meu perfil');
    await person.sees(GREETING);
    await person.click('Sair da conta');
    await person.sees('Você foi desconectado com sucesso!');
    await person.click('Minha conta');
    await person.logIn();
    await person.sees(GREETING);
    expect(await count('users')).toBe(1);
  });

  it('a show for registered people', async () => {
    const person = visitor();
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    await admin.write('linksDaSala/show', { link: liveSession() });
    await person.goTo('/sala-de-espera');
    await person.click('Cadastre-se grátis');
    await person.signUp();
    await person.sees(`Você participa como ${MARIA.name}.`);
    await admin.write('salaDeEspera/sala', { link: PROTECTED, cliques: 0 });
    await person.click('Entrar');
    await person.isAt(liveSession());
    expect(await count('ganhadores')).toBe(1);
  });
});
