"""Real servers for all tests."""

from itertools import count

import pytest

from tests.server.processes import Cluster, Nats, Postgres, Server


@pytest.fixture(scope="session")
def alone(tmp_path_factory):
    """A server of one process on SQLite."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["alone", pytest.param("cluster", marks=pytest.mark.soak)])
def target(request, tmp_path_factory):
    """A process that is attacked, and counts that against the address of whoever is tested here; also one of two."""
    folder = tmp_path_factory.mktemp("target")
    if request.param == "alone":
        running = Server(folder).start()
        yield running
    else:
        running = Cluster(folder, request.getfixturevalue("postgres"), workers=2).start()
        yield running.servers[0]
    running.stop()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory, postgres):
    """A server of two processes and a worker on PostgreSQL and NATS."""
    running = Cluster(tmp_path_factory.mktemp("cluster"), postgres).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["alone", "cluster"])
def server(request):
    """Both ways to run a server."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="session")
def postgres():
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def nats(tmp_path_factory):
    running = Nats(tmp_path_factory.mktemp("nats")).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def an_address(request, tmp_path):
    """Gives addresses of empty databases, of each kind."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database
    numbers = count()
    return lambda: f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"
