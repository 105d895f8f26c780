"""The shared fixtures themselves."""

from __future__ import annotations

import pytest
import sqlalchemy as sa


@pytest.mark.parametrize("test", ["first", "second"])
def test_each_test_gets_an_empty_PostgreSQL_database(postgres_url: str, test: str) -> None:
    engine = sa.create_engine(postgres_url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        connection.execute(sa.text("create table only_mine (number integer)"))
