import { drawMask } from '#common/drawing/mask-picture';
import { drawPicture } from '#common/drawing/picture';
import { drawPoster } from '#common/drawing/poster';
import { Button } from '../../ui/button';
import { Card, CardGrid, SkeletonCard } from '../../ui/card';
import { DrawnPicture } from '../../ui/drawn-picture';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { Progress } from '../../ui/progress';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { Table } from '../../ui/table';
import { Specimen } from './specimen';

export function KitFound() {
  return (
    <>
      <Specimen name="card, card-grid" layout="wide">
        <CardGrid>
          {newsList.map(({ title, text, date, svg }) => (
            <li key={title}>
              <Card href="#card" title={title} text={text} foot={date} picture={<DrawnPicture svg={svg} />} />
            </li>
          ))}
          <li>
            <SkeletonCard />
          </li>
        </CardGrid>
      </Specimen>
      <Specimen name="pagination" layout="wide">
        <Pagination
          position={{ currentPage: 4, lastPage: 24, offsetStart: 28, offsetEnd: 36, total: 214 }}
          hrefOf={(page) => `#page-${page}`}
        />
      </Specimen>
      <Specimen name="table" layout="wide">
        <Table label="Billets" columns={columns} rows={guests} empty="Personne pour l’instant." />
      </Specimen>
      <Specimen name="empty-state" layout="wide">
        <EmptyState
          title="Aucune brève trouvée"
          poster={
            <DrawnPicture
              svg={drawPoster({
                seed: 'vide',
                title: 'Personne en scène',
                scene: 'vigil',
                palette: 'bottle',
              })}
            />
          }
          action={<Button>Enlever l’année</Button>}
        >
          Rien en 1987 sous ce titre. Le miroir de ce téléphone remonte à 1984 : essayez sans l’année, ou un
          mot plus court.
        </EmptyState>
      </Specimen>
      <Specimen name="spinner">
        <Spinner />
      </Specimen>
      <Specimen name="progress · 0.4, inconnu" layout="stacked">
        <Progress label="Première lecture" value={0.4} detail="412 sur 1 024" />
        <Progress label="Envoi" />
      </Specimen>
      <Specimen name="skeleton" layout="stacked">
        <Skeleton shape="title" lines={2} />
        <Skeleton lines={3} />
      </Specimen>
    </>
  );
}

const newsList = [
  {
    title: 'Onze portes pour trois soirs de Feydeau',
    text: 'Le décor du Dindon est monté. Toutes ouvrent, une seule grince : nous la gardons.',
    date: '18 nov. 2026',
    svg: drawPicture({ seed: 'portes', scene: 'doors', palette: 'bottle' }),
  },
  {
    title: 'L’atelier ado joue Scapin dans la cour du collège',
    text: 'Sept élèves, deux bancs et une galère. La représentation est libre, le chapeau passe à la fin.',
    date: '15 nov. 2026',
    svg: drawPicture({ seed: 'scapin', scene: 'masks', palette: 'gold' }),
  },
  {
    title: 'Assemblée générale le 5 décembre',
    text: 'Bilan de la saison, élection du bureau, et la soupe de Mireille comme chaque année.',
    date: '6 nov. 2026',
    svg: drawMask({ ink: 'plain', side: 'left' }),
  },
  {
    title: 'Appel aux parapluies',
    text: 'Pour la noce du Chapeau de paille, il nous en manque quatorze. Noirs, si possible, et entiers.',
    date: '9 nov. 2026',
    svg: drawPicture({ seed: 'parapluies', scene: 'umbrellas', palette: 'sky' }),
  },
];

const guests = [
  { id: '1', name: 'Hélène Martin', places: 4, price: '48,00 €' },
  { id: '2', name: 'Théo Garrigue', places: 2, price: 'gratuit' },
  { id: '3', name: 'Inès Morvan', places: 1, price: '8,00 €' },
];

const columns = [
  { id: 'name', name: 'Nom', cell: (row: (typeof guests)[number]) => row.name, isName: true, canSort: true },
  {
    id: 'places',
    name: 'Places',
    cell: (row: (typeof guests)[number]) => row.places,
    align: 'end',
    canSort: true,
  },
  { id: 'price', name: 'Total', cell: (row: (typeof guests)[number]) => row.price, align: 'end' },
] as const;
