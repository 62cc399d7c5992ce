import type { MigrationInterface, QueryRunner } from 'typeorm'

export class OnAccount1795744800000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ADD "customFieldsOnaccount" boolean NOT NULL DEFAULT false`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" DROP COLUMN "customFieldsOnaccount"`, undefined)
  }
}
