import type { MigrationInterface, QueryRunner } from 'typeorm'

export class VolumePrices1795760400000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."product_variant" ADD "customFieldsVolumeprices" jsonb`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."product_variant" DROP COLUMN "customFieldsVolumeprices"`, undefined)
  }
}
