import type { MigrationInterface, QueryRunner } from 'typeorm'

export class DefaultAddress1795728557882 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" ADD "customFieldsDefaultaddressid" character varying(255)`, undefined)
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "vendure"."customer" DROP COLUMN "customFieldsDefaultaddressid"`, undefined)
  }
}
