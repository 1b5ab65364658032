import { type Database, markChanged } from '@arcada/service-kit';
import { In } from 'typeorm';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { ProductPictureEntity } from '../catalogue/product-picture.entity.ts';
import { pictureSeeds } from './picture-seeds.ts';

/** Writes the pictures of the demo products that have none yet. */
export async function seedPictures(database: Database): Promise<void> {
  const ids = Object.keys(pictureSeeds);
  await database.transaction(async (manager) => {
    const products = await manager.findBy(ProductEntity, { id: In(ids) });
    const present = await manager.findBy(ProductPictureEntity, { productId: In(ids) });
    const missing = ids.filter(
      (id) => products.some((product) => product.id === id) && !present.some(({ productId }) => productId === id),
    );
    const rows = missing.flatMap((productId) =>
      (pictureSeeds[productId] ?? []).map((alt, at) => {
        const name = `${productId}-at-work-${at + 1}`;
        return { id: name, productId, place: at + 1, image: `${name}.svg`, alt };
      }),
    );
    if (rows.length > 0) await manager.insert(ProductPictureEntity, rows);
    if (missing.length > 0) await markChanged(manager, missing);
  });
}
