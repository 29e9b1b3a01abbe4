import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './ui/Layout';
import { WaitingRoomPage } from './waiting-room/WaitingRoomPage';

const InfoPage = lazy(() => import('./info/InfoPage').then((file) => ({ default: file.InfoPage })));
const NotFoundPage = lazy(() =>
  import('./info/NotFoundPage').then((file) => ({ default: file.NotFoundPage })),
);
const UnderConstructionPage = lazy(() =>
  import('./info/UnderConstructionPage').then((file) => ({ default: file.UnderConstructionPage })),
);

export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/sala-de-espera" element={<WaitingRoomPage />} />
        <Route element={<Layout />}>
          <Route path="/pg-infor/:erro" element={<InfoPage />} />
          <Route path="/" element={<UnderConstructionPage name="Início" />} />
          <Route path="/profile" element={<UnderConstructionPage name="Meu perfil" />} />
          <Route path="/login" element={<UnderConstructionPage name="Entrar na conta" />} />
          <Route path="/promo/:id" element={<UnderConstructionPage name="Promoção" />} />
          <Route path="/sign-up/novo-cadastro" element={<UnderConstructionPage name="Novo cadastro" />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
